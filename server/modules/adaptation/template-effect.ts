import type { AdaptationItemRow, AdaptationRow, StoredStep } from './adaptation.tables';
import { dueOfStep, type WorkCalendar } from './plan-days';

export type PlannedItem = Pick<AdaptationItemRow, 'id' | 'stepKey' | 'doneAt' | 'isOwn' | 'dueOn'>;
type PlannedAdaptation = Pick<AdaptationRow, 'id' | 'dateStart' | 'moves'>;

/** What an edit of a template does to the plans that run by it. */
export interface TemplateEffect {
  /** Plans in which anything changes. */
  adaptationIds: number[];
  added: { adaptationId: number; step: StoredStep }[];
  changed: { id: number; step: StoredStep; dueOn: string | null }[];
  removedIds: number[];
  /** Steps that are done or were changed by hand: nothing happens to them. */
  kept: number;
}

export interface RunningPlan {
  adaptation: PlannedAdaptation;
  items: readonly PlannedItem[];
}

const PARTS = ['lane', 'kind', 'title', 'text', 'weight'] as const;

const byKey = (steps: readonly StoredStep[]) => new Map(steps.map((step) => [step.key, step]));

/** Whether a step says anything else than it did. */
function differs(before: StoredStep, after: StoredStep): boolean {
  return before.day !== after.day || PARTS.some((part) => before[part] !== after[part]);
}

interface Edit {
  old: ReadonlyMap<string, StoredStep>;
  next: ReadonlyMap<string, StoredStep>;
  calendar: WorkCalendar;
  today: string;
}

/** What becomes of a step that a plan has. */
function editItem(effect: TemplateEffect, { adaptation }: RunningPlan, item: PlannedItem, edit: Edit): void {
  const before = edit.old.get(item.stepKey ?? '');
  if (!before) return;
  const step = edit.next.get(before.key);
  if (step && !differs(before, step)) return;
  if (item.doneAt !== null || item.isOwn) effect.kept += 1;
  else if (!step) effect.removedIds.push(item.id);
  else {
    // A step whose day stayed keeps its date, wherever shifts have put it.
    const dueOn = before.day === step.day ? item.dueOn : dueOfStep(adaptation, step.day, edit.calendar);
    effect.changed.push({ id: item.id, step, dueOn });
  }
}

/** Steps that the template did not have: where their day lies ahead. */
function newSteps({ adaptation, items }: RunningPlan, { old, next, calendar, today }: Edit): StoredStep[] {
  const known = new Set(items.map(({ stepKey }) => stepKey));
  return [...next.values()].filter(
    ({ key, day }) => !old.has(key) && !known.has(key) && dueOfStep(adaptation, day, calendar) >= today,
  );
}

/**
 * New steps come into plans that have not passed their day yet, changed ones change where they are still open, removed
 * ones go from where they are still open. What is done, and what somebody changed by hand, stays.
 */
export function templateEffect(
  before: readonly StoredStep[],
  after: readonly StoredStep[],
  plans: readonly RunningPlan[],
  calendar: WorkCalendar,
  today: string,
): TemplateEffect {
  const edit: Edit = { old: byKey(before), next: byKey(after), calendar, today };
  const effect: TemplateEffect = { adaptationIds: [], added: [], changed: [], removedIds: [], kept: 0 };
  const count = () => effect.added.length + effect.changed.length + effect.removedIds.length;
  for (const plan of plans) {
    const known = count();
    for (const item of plan.items) editItem(effect, plan, item, edit);
    const adaptationId = plan.adaptation.id;
    effect.added.push(...newSteps(plan, edit).map((step) => ({ adaptationId, step })));
    if (count() > known) effect.adaptationIds.push(adaptationId);
  }
  return effect;
}
