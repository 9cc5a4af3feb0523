import type { AdaptationKind, AdaptationLane, PlanTemplate } from '../api';

export interface StepValues {
  /** Empty for a new step. */
  key: string;
  day: number | string;
  lane: AdaptationLane;
  kind: AdaptationKind;
  title: string;
  text: string;
  weight: number | string;
}

export interface TemplateValues {
  name: string;
  positionIds: number[];
  steps: StepValues[];
}

/** Returns the initial values of a new step. */
export function newStep(day: number): StepValues {
  return { key: '', day, lane: 'employee', kind: 'task', title: '', text: '', weight: 1 };
}

/** Returns the form's initial values. */
export function templateValues(template: PlanTemplate | undefined): TemplateValues {
  if (!template) return { name: '', positionIds: [], steps: [newStep(1)] };
  const { name, positions, steps } = template;
  return {
    name,
    positionIds: positions.map(({ id }) => id),
    steps: steps.map(({ key, day, lane, kind, title, text, weight }) => ({
      key,
      day,
      lane,
      kind,
      title,
      text,
      weight,
    })),
  };
}

/** Converts the form values to the mutation input. */
export function templateInput({ name, positionIds, steps }: TemplateValues, id: number | undefined) {
  return {
    ...(id === undefined ? {} : { id }),
    name,
    positionIds,
    steps: steps.map(({ key, day, weight, ...step }) => ({
      ...step,
      ...(key ? { key } : {}),
      day: Number(day),
      weight: Number(weight),
    })),
  };
}
