import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AdaptationStepInput, AdaptationTemplateInput } from '@server/graphql/generated/types';
import { checkLine, checkRange, checkText } from '@server/modules/checks';
import { positionsByIds } from '@server/modules/structure/structure.read-model';
import type { AdaptationTemplateRow, StoredStep } from '../adaptation.tables';

interface KeyDeps {
  newKey: () => string;
}

/** @throws {AppError} on `steps.<place>.<field>` */
function checkStep(
  { newKey }: KeyDeps,
  step: AdaptationStepInput,
  index: number,
  known: ReadonlySet<string>,
): StoredStep {
  const field = (name: string) => `steps.${index}.${name}`;
  const { planDayMin: min, planDayMax: max } = limits;
  checkRange(step.day, { field: field('day'), min, max });
  if (step.day === 0) throw new AppError('adaptation.noDayZero', { field: field('day') });
  if (step.kind === 'trial') throw new AppError('validation.option', { field: field('kind') });
  const weight = step.weight ?? 1;
  checkRange(weight, { field: field('weight'), min: 1, max: limits.stepWeightMax });
  return {
    key: step.key && known.has(step.key) ? step.key : newKey(),
    day: step.day,
    lane: step.lane,
    kind: step.kind,
    title: checkLine(step.title, { field: field('title'), max: limits.stepTitle, isRequired: true }),
    text: checkText(step.text ?? '', { field: field('text'), max: limits.stepText }),
    weight,
  };
}

/** Checks the fields of a template; existing steps keep their keys. @throws {AppError} validation.* on the field */
export async function checkTemplate(
  deps: KeyDeps,
  scope: Scope,
  input: AdaptationTemplateInput,
  before: AdaptationTemplateRow | null,
) {
  const { tx, organizationId } = scope;
  const known = new Set(before?.steps.map(({ key }) => key));
  const name = checkLine(input.name, { field: 'name', max: limits.name, isRequired: true });
  checkRange(input.steps.length, { field: 'steps', min: 0, max: limits.planSteps });
  const positionIds = [...new Set(input.positionIds)];
  const positions = await positionsByIds(tx, organizationId, positionIds);
  if (positions.size < positionIds.length) {
    throw new AppError('validation.unknown', { field: 'positionIds' });
  }
  const steps = input.steps.map((step, index) => checkStep(deps, step, index, known));
  // Steps are ordered by day; Array.sort keeps the original order of equal days.
  return { name, positionIds, steps: steps.sort((a, b) => a.day - b.day) };
}
