import { z } from 'zod';
import {
  isStagePassed,
  type Route,
  type RouteItem,
  type RouteStage,
  STAGE_GATES,
} from '@domain/qualifications/route';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { QualificationRouteInput } from '@server/graphql/generated/types';
import { checkLine, checkRange } from '@server/modules/checks';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText } from '@server/modules/content/content-kinds';
import type { Block, FrozenPart } from '@server/modules/content/content.tables';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';

// The data that a version of a qualification freezes: its stages with their components, and the rules of its certificates.

/** A component: an object of another kind. A qualification cannot be a component, so there are no cycles. */
export interface RouteComponent extends RouteItem, ObjectKey {
  readonly acceptEarlierDays: number | null;
}

export interface TitledStage extends RouteStage<RouteComponent> {
  readonly title: string;
}

export interface QualificationPart extends Route<RouteComponent> {
  readonly stages: readonly TitledStage[];
  readonly validityMonths: number;
  readonly renewalDays: number;
  readonly graceDays: number;
}

const itemSchema = z.object({
  id: z.string(),
  objectType: z.enum(['regulation', 'education', 'test']),
  objectId: z.int(),
  isRequired: z.boolean(),
  weight: z.int(),
  acceptEarlierDays: z.int().nullable(),
});

const partSchema = z.object({
  stages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      gate: z.enum(STAGE_GATES),
      k: z.int(),
      items: z.array(itemSchema),
    }),
  ),
  passPercent: z.int(),
  validityMonths: z.int(),
  renewalDays: z.int(),
  graceDays: z.int(),
});

/** The settings of a new qualification, as most authors want them. */
const FIRST: QualificationPart = {
  stages: [],
  ...{ passPercent: 100, validityMonths: 12, renewalDays: 30, graceDays: 30 },
};

/** Returns the part of the version that is specific to qualifications; a draft that nobody has saved yet has no stages. */
export function partOfVersion(own: FrozenPart | null): QualificationPart {
  return own === null ? FIRST : partSchema.parse(own);
}

/** The components of all stages, in their order. */
export const itemsOf = ({ stages }: Pick<QualificationPart, 'stages'>): RouteComponent[] =>
  stages.flatMap(({ items }) => [...items]);

const frozen = z.record(z.string(), z.json());

/** Returns one block for each stage and one for the rules; the shared content code compares these blocks to show what changed. */
function blocksOf({ stages, ...rules }: QualificationPart): Block[] {
  const block = (id: string, number: string, title: string, content: unknown): Block => {
    const hash = sha256(canonicalJson(frozen.parse({ content })));
    return { id, level: 1, number, html: `<p data-stage="${hash}"></p>`, text: title };
  };
  return [
    ...stages.map((stage, index) => block(stage.id, String(index + 1), stage.title, stage)),
    block('rules', String(stages.length + 1), '—', rules),
  ];
}

const ID = /^[\w-]{1,64}$/;

/** @throws {AppError} validation.* with the field's path; qualification.itemTwice, itemForeign */
function checkedPart({ stages, ...rules }: QualificationRouteInput): unknown {
  const range = (value: number, field: string, min: number, max: number) =>
    checkRange(value, { field, min, max });
  range(rules.passPercent, 'passPercent', 0, limits.qualificationPercentMax);
  range(rules.validityMonths, 'validityMonths', 0, limits.qualificationMonthsMax);
  range(rules.renewalDays, 'renewalDays', 0, limits.qualificationRenewalDaysMax);
  range(rules.graceDays, 'graceDays', limits.qualificationGraceDaysMin, limits.qualificationGraceDaysMax);
  range(stages.length, 'stages', 0, limits.qualificationStages);
  range(stages.flatMap(({ items }) => items).length, 'items', 0, limits.qualificationItems);
  const ids = [...stages.map(({ id }) => id), ...stages.flatMap(({ items }) => items.map(({ id }) => id))];
  if (new Set(ids).size < ids.length || ids.some((id) => !ID.test(id) || id === 'rules')) {
    throw new AppError('validation.unknown', { field: 'stages' });
  }
  const keys = new Set<string>();
  return {
    ...rules,
    stages: stages.map(({ id, title, gate, k, items }, at) => {
      const path = `stages.${at}`;
      range(k, `${path}.k`, 1, limits.qualificationItems);
      return {
        ...{ id, gate, k },
        title: checkLine(title, { field: `${path}.title`, max: limits.qualificationStageTitle }),
        items: items.map((item, index) => {
          const field = `${path}.items.${index}`;
          if (item.objectType === 'qualification') throw new AppError('qualification.itemForeign', { field });
          if (keys.has(objectKeyText(item))) throw new AppError('qualification.itemTwice', { field });
          keys.add(objectKeyText(item));
          range(item.weight, `${field}.weight`, 0, limits.qualificationWeightMax);
          const acceptEarlierDays = checkRange(item.acceptEarlierDays ?? null, {
            ...{ field: `${field}.acceptEarlierDays`, min: 1, max: limits.qualificationEarlierDaysMax },
          });
          return { ...item, acceptEarlierDays };
        }),
      };
    }),
  };
}

/** The stages and rules in the form that a version stores. */
export const storedOf = (part: QualificationPart): { own: FrozenPart; clauses: Block[] } => ({
  own: frozen.parse(part),
  clauses: blocksOf(part),
});

/**
 * Returns a draft in its stored form. Unfinished drafts are allowed.
 * @throws {AppError} validation.*, qualification.itemTwice, qualification.itemForeign
 */
export function storedPart(input: QualificationRouteInput): {
  part: QualificationPart;
  own: FrozenPart;
  clauses: Block[];
} {
  const part = partSchema.parse(checkedPart(input));
  return { part, ...storedOf(part) };
}

/**
 * Checks that nothing is empty and that every requirement can be met.
 * @throws {AppError} qualification.empty, stageEmpty, gateCount, weightless
 */
export function checkPart(own: FrozenPart | null): void {
  const part = partOfVersion(own);
  if (part.stages.length === 0) throw new AppError('qualification.empty', { field: 'stages' });
  part.stages.forEach((stage, index) => {
    const params = { number: index + 1 };
    const field = `stages.${index}`;
    if (stage.items.length === 0) throw new AppError('qualification.stageEmpty', { field, params });
    // Completing every component must pass the stage: otherwise nobody ever could.
    if (!isStagePassed(stage, () => true)) throw new AppError('qualification.gateCount', { field, params });
  });
  if (itemsOf(part).every(({ weight }) => weight === 0)) {
    throw new AppError('qualification.weightless', { field: 'passPercent' });
  }
}
