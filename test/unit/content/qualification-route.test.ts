import fc from 'fast-check';
import { isStagePassed, type Route, routeProgress, STAGE_GATES } from '@domain/qualifications/route';

// Properties of any route with any set of completed components.

interface Item {
  id: string;
  isRequired: boolean;
  weight: number;
}

const item = fc.record({ isRequired: fc.boolean(), weight: fc.integer({ min: 0, max: 5 }) });
const route: fc.Arbitrary<Route<Item>> = fc
  .record({
    passPercent: fc.integer({ min: 0, max: 100 }),
    stages: fc.array(
      fc.record({
        gate: fc.constantFrom(...STAGE_GATES),
        k: fc.integer({ min: 1, max: 5 }),
        items: fc.array(item, { maxLength: 5 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ passPercent, stages }) => ({
    passPercent,
    stages: stages.map((stage, at) => ({
      ...stage,
      id: `s${at}`,
      items: stage.items.map((entry, index) => ({ ...entry, id: `${at}-${index}` })),
    })),
  }));
const seeds = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });

const all = ({ stages }: Route<Item>) => stages.flatMap(({ items }) => [...items]);

/** The completed ones of these components. */
function doneOf(its: Route<Item>, bits: readonly boolean[]): Set<string> {
  return new Set(all(its).flatMap(({ id }, index) => (bits[index % bits.length] ? [id] : [])));
}

const check = (property: (its: Route<Item>, done: Set<string>) => void) =>
  fc.assert(
    fc.property(route, seeds, (its, bits) => property(its, doneOf(its, bits))),
    { numRuns: 500 },
  );

test('an empty stage or route is never passed', () => {
  check((its) => {
    const progress = routeProgress(its, () => false);
    expect(progress.isEarned).toBe(false);
    expect(progress.stages).not.toContain('done');
    for (const gate of STAGE_GATES) {
      expect(isStagePassed({ id: 's', gate, k: 1, items: [] }, () => true)).toBe(false);
    }
  });
});

test('at most one stage is open, those before it are done, those after it locked, and only its components are due', () => {
  check((its, done) => {
    const { stages, owed, isEarned } = routeProgress(its, ({ id }) => done.has(id));
    const open = stages.indexOf('open');
    const through = stages.length > 0 && open === -1;
    expect(stages).toEqual(
      its.stages.map((_, index) => (through || index < open ? 'done' : index === open ? 'open' : 'locked')),
    );
    const may = through ? all(its) : (its.stages[open]?.items ?? []);
    expect(may).toEqual(expect.arrayContaining([...owed]));
    expect(owed.some(({ id }) => done.has(id))).toBe(false);
    if (isEarned) expect(owed).toEqual([]);
  });
});

test('completing one more component never moves a person back', () => {
  check((its, done) => {
    const before = routeProgress(its, ({ id }) => done.has(id));
    for (const { id } of all(its)) {
      const after = routeProgress(its, (entry) => entry.id === id || done.has(entry.id));
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      expect(after.stages.filter((state) => state === 'done').length).toBeGreaterThanOrEqual(
        before.stages.filter((state) => state === 'done').length,
      );
      if (before.isEarned) expect(after.isEarned).toBe(true);
    }
  });
});

test('repeatedly completing what is due earns it, where it can be earned at all', () => {
  check((its) => {
    const done = new Set<string>();
    const isDone = ({ id }: Item) => done.has(id);
    for (let step = 0; step <= all(its).length; step += 1) {
      for (const { id } of routeProgress(its, isDone).owed.slice(0, 1)) done.add(id);
    }
    expect(routeProgress(its, isDone).isEarned).toBe(routeProgress(its, () => true).isEarned);
  });
});

test('an incomplete required component ends no stage, and k of n requires k', () => {
  const items = [1, 2, 3].map((number) => ({ id: String(number), isRequired: number === 1, weight: 1 }));
  const passed = (gate: (typeof STAGE_GATES)[number], k: number, ...ids: string[]) =>
    isStagePassed({ id: 's', gate, k, items }, ({ id }) => ids.includes(id));
  expect(passed('any', 1, '2', '3')).toBe(false);
  expect(passed('any', 1, '1')).toBe(true);
  expect(passed('all', 1, '1')).toBe(true);
  expect(passed('kOf', 2, '1')).toBe(false);
  expect(passed('kOf', 2, '1', '3')).toBe(true);
  expect(passed('kOf', 4, '1', '2', '3')).toBe(false);
});
