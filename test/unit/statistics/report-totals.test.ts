import { hasTotal, numberColumns, toggledTotal } from '@src/features/reports/lib/totals';

const sum = { column: 'overdueDays', aggregate: 'sum' } as const;
const max = { column: 'overdueDays', aggregate: 'max' } as const;

test('a total is added at the end and removed again; another one of the same column stays', () => {
  const both = toggledTotal(toggledTotal([], max), sum);
  expect(both).toEqual([max, sum]);
  expect(hasTotal(both, sum)).toBe(true);
  expect(toggledTotal(both, { ...max })).toEqual([sum]);
  expect(hasTotal([sum], max)).toBe(false);
});

test('totals are offered for columns of numbers only', () => {
  const columns = (['text', 'number', 'day', 'instant'] as const).map((cell) => ({
    ...{ cell, name: cell, title: cell },
  }));
  const source = { name: 'obligations', title: 'Назначения', mark: 'выполнено', columns, states: [] };
  expect(numberColumns(source).map(({ name }) => name)).toEqual(['number']);
});
