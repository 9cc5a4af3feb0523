import type { AdaptationItemRow, AdaptationRow, StoredStep } from '../adaptation.tables';
import { dueOfStep, type WorkCalendar } from '../plans/plan-days';

export type PlannedItem = Pick<AdaptationItemRow, 'id' | 'stepKey' | 'doneAt' | 'isOwn' | 'dueOn'>;
type PlannedAdaptation = Pick<AdaptationRow, 'id' | 'dateStart' | 'moves'>;

/** The effect of a template edit on the running plans that use it. */
export interface TemplateEffect {
  /** Plans that change. */
  adaptationIds: number[];
  added: { adaptationId: number; step: StoredStep }[];
  changed: { id: number; step: StoredStep; dueOn: string | null }[];
  removedIds: number[];
  /** The number of affected steps that stay as they are because they are done or were edited manually. */
  kept: number;
}

export interface RunningPlan {
  adaptation: PlannedAdaptation;
  items: readonly PlannedItem[];
}

const EDITED_FIELDS = ['lane', 'kind', 'title', 'text', 'weight'] as const;

const byKey = (steps: readonly StoredStep[]) => new Map(steps.map((step) => [step.key, step]));

/** Whether a step has changed. */
function differs(before: StoredStep, after: StoredStep): boolean {
  return before.day !== after.day || EDITED_FIELDS.some((part) => before[part] !== after[part]);
}

interface Edit {
  old: ReadonlyMap<string, StoredStep>;
  next: ReadonlyMap<string, StoredStep>;
  calendar: WorkCalendar;
  today: string;
}

/** Determines what happens to an existing step of a plan. */
function editItem(effect: TemplateEffect, { adaptation }: RunningPlan, item: PlannedItem, edit: Edit): void {
  const before = edit.old.get(item.stepKey ?? '');
  if (!before) return;
  const step = edit.next.get(before.key);
  if (step && !differs(before, step)) return;
  if (item.doneAt !== null || item.isOwn) effect.kept += 1;
  else if (!step) effect.removedIds.push(item.id);
  else {
    // If the day of the step is unchanged, its date stays, including shifts.
    const dueOn = before.day === step.day ? item.dueOn : dueOfStep(adaptation, step.day, edit.calendar);
    effect.changed.push({ id: item.id, step, dueOn });
  }
}

/** Returns the steps that are new in the template and due today or later. */
function newSteps({ adaptation, items }: RunningPlan, { old, next, calendar, today }: Edit): StoredStep[] {
  const known = new Set(items.map(({ stepKey }) => stepKey));
  return [...next.values()].filter(
    ({ key, day }) => !old.has(key) && !known.has(key) && dueOfStep(adaptation, day, calendar) >= today,
  );
}

/**
 * Returns the effect of a template edit: new steps are added to plans that have not passed their day yet, changed steps are
 * updated where they are still open, and removed steps are deleted where they are still open. Steps that are done or were edited
 * manually stay.
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
