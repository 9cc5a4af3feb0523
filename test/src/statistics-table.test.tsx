import { screen, within } from '@testing-library/react';
import type { ObjectFigures } from '@src/features/statistics/api';
import { ObjectTable } from '@src/features/statistics/components/ObjectTable';
import { type StatisticTab, StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { testKind } from '@src/features/tests/kind';
import { openPageWire, showPart } from '@test/helpers/page-wire';

openPageWire();

const tab: StatisticTab = {
  ...{ kind: testKind, segment: 'tests', title: 'statistics:tab.tests', order: 3 },
  ...{ hasRefusals: false, hasReviewDates: false, reportPage: 'execution' },
};
const rows: ObjectFigures[] = [
  {
    object: { id: 5, name: 'Касса', code: 'Т-001' },
    reviewAt: null,
    isArchive: false,
    statistic: { assigned: 14, signed: 9, notSigned: 5, overdue: 3, refused: 0, performance: 64 },
  },
];

async function show(): Promise<string[]> {
  showPart(
    <StatisticTabContext value={tab}>
      <ObjectTable rows={rows} isFetching={false} />
    </StatisticTabContext>,
    '/statistic/tests',
  );
  const table = await screen.findByRole('table', { name: 'По тестам' });
  // What is behind each number is a link away, wherever the numbers stand.
  expect(within(table).getByRole('link', { name: /^Сдали 9 из 14/ })).toHaveTextContent('64 %');
  expect(within(table).getByRole('link', { name: 'Касса, Просрочено: 3' })).toBeVisible();
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}

test('each test has its share in a column of its own', async () => {
  expect(await show()).toEqual(['Тест', 'Сдали', 'Просрочено']);
});

test('on a phone the share stands below the name: no column is pushed out of sight', async () => {
  const wide = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  expect(await show()).toEqual(['Тест', 'Просрочено']);
});
