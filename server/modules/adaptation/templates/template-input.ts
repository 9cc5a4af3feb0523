import { templateSchema } from '@domain/adaptation/template';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AdaptationStepInput, AdaptationTemplateInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { positionsByIds } from '@server/modules/structure/structure.read-model';
import type { AdaptationTemplateRow, StoredStep } from '../adaptation.tables';

interface KeyDeps {
  newKey: () => string;
}

type CheckedStep = Pick<StoredStep, 'day' | 'weight' | 'title' | 'text'>;

/** @throws {AppError} on `steps.<place>.kind` */
function storedStep(
  { newKey }: KeyDeps,
  { key, lane, kind }: AdaptationStepInput,
  { day, title, text, weight }: CheckedStep,
  index: number,
  known: ReadonlySet<string>,
): StoredStep {
  if (kind === 'trial') throw new AppError('validation.option', { field: `steps.${index}.kind` });
  return { key: key && known.has(key) ? key : newKey(), day, lane, kind, title, text, weight };
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
  const given = input.steps.map((step) => ({ ...step, weight: step.weight ?? 1 }));
  const codes = { 'custom.noDayZero': 'adaptation.noDayZero' } as const;
  const checked = checkInput(templateSchema, { name: input.name, steps: given }, { codes });
  const positionIds = [...new Set(input.positionIds)];
  const positions = await positionsByIds(tx, organizationId, positionIds);
  if (positions.size < positionIds.length) {
    throw new AppError('validation.unknown', { field: 'positionIds' });
  }
  const steps = input.steps.flatMap((step, index) => {
    const fields = checked.steps[index];
    return fields ? [storedStep(deps, step, fields, index, known)] : [];
  });
  // Steps are ordered by day; Array.sort keeps the original order of equal days.
  return { name: checked.name, positionIds, steps: steps.sort((a, b) => a.day - b.day) };
}
