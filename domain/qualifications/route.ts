// The requirements of a qualification, stage by stage: who has earned it, and what comes next. Browser and server use the same
// rules.

/** How many of a stage's components complete it. */
export const STAGE_GATES = ['all', 'any', 'kOf'] as const;
export type StageGate = (typeof STAGE_GATES)[number];

export interface RouteItem {
  readonly id: string;
  /** A required component must be done to complete the stage, regardless of its gate. */
  readonly isRequired: boolean;
  readonly weight: number;
}

export interface RouteStage<Item extends RouteItem = RouteItem> {
  readonly id: string;
  readonly gate: StageGate;
  /** For the gate `kOf`: the required number of components. */
  readonly k: number;
  readonly items: readonly Item[];
}

export interface Route<Item extends RouteItem = RouteItem> {
  readonly stages: readonly RouteStage<Item>[];
  /** Percentage of the weights; 0: only the gates decide. */
  readonly passPercent: number;
}

export type StageState = 'done' | 'open' | 'locked';

export interface RouteProgress<Item extends RouteItem = RouteItem> {
  /** In the order of the stages. */
  readonly stages: readonly StageState[];
  /** Percentage of the weights, rounded down. */
  readonly percent: number;
  readonly isEarned: boolean;
  /** The components that can and must be done now. */
  readonly owed: readonly Item[];
}

const sum = (items: readonly RouteItem[]): number => items.reduce((total, { weight }) => total + weight, 0);

/** Whether the stage has been passed. A stage without components is never passed. */
export function isStagePassed<Item extends RouteItem>(
  { gate, k, items }: RouteStage<Item>,
  isDone: (item: Item) => boolean,
): boolean {
  const doneCount = items.filter(isDone).length;
  if (doneCount === 0 || items.some((item) => item.isRequired && !isDone(item))) return false;
  if (gate === 'kOf') return doneCount >= Math.max(k, 1);
  // Every required component is done: for the gate «all», that is enough if there is at least one.
  return gate === 'any' || items.some(({ isRequired }) => isRequired) || doneCount === items.length;
}

/** Returns the progress of a person who has done these components. A stage opens when the one before has been passed. */
export function routeProgress<Item extends RouteItem>(
  { stages, passPercent }: Route<Item>,
  isDone: (item: Item) => boolean,
): RouteProgress<Item> {
  const items = stages.flatMap((stage) => stage.items);
  const [all, done] = [sum(items), sum(items.filter(isDone))];
  const firstOpen = stages.findIndex((stage) => !isStagePassed(stage, isDone));
  const isThrough = stages.length > 0 && firstOpen === -1;
  const isEarned = isThrough && all > 0 && done * 100 >= passPercent * all;
  const waiting = isThrough ? items : (stages[firstOpen]?.items ?? []);
  return {
    stages: stages.map((_, index) =>
      isThrough || index < firstOpen ? 'done' : index === firstOpen ? 'open' : 'locked',
    ),
    percent: all === 0 ? 0 : Math.floor((done * 100) / all),
    isEarned,
    owed: isEarned ? [] : waiting.filter((item) => !isDone(item)),
  };
}
