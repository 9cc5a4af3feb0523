import { screen, within } from '@testing-library/react';
import type { Figures, ObjectFigures } from '@src/features/statistics/api';
import { ObjectTable } from '@src/features/statistics/components/ObjectTable';
import { FiguresBeforeContext } from '@src/features/statistics/lib/usePeriodBefore';
import { type StatisticTab, StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { testKind } from '@src/features/tests/kind';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

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
  // Each number links to its details, wherever the numbers are shown.
  expect(within(table).getByRole('link', { name: /^Сдали 9 из 14/ })).toHaveTextContent('64 %');
  expect(within(table).getByRole('link', { name: 'Касса, Просрочено: 3' })).toBeVisible();
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}

test('each test has its share in its own column', async () => {
  expect(await show()).toEqual(['Тест', 'Сдали', 'Просрочено']);
});

test('on a phone the share is below the name: no column is pushed out of sight', async () => {
  const wide = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  expect(await show()).toEqual(['Тест', 'Просрочено']);
});

describe('compared with the previous period', () => {
  const figuresBefore = (statistic: Partial<ObjectFigures['statistic']>): Figures => ({
    total: { assigned: 0, signed: 0, notSigned: 0, overdue: 0, refused: 0, performance: null },
    ...{ medianDays: null, staleCount: null, nearestDay: null, bySubdivision: [], curve: [], held: null },
    ...{
      asOf: '2026-03-01',
      firstDay: '2026-01-01',
      placementsSince: '2026-01-01',
      treeSince: '2026-01-01',
      heldSince: '2026-01-01',
    },
    byObject: rows.map((row) => ({ ...row, statistic: { ...row.statistic, ...statistic } })),
  });

  async function changes(before: Figures): Promise<HTMLElement> {
    showPart(
      <StatisticTabContext value={tab}>
        <FiguresBeforeContext value={before}>
          <ObjectTable rows={rows} isFetching={false} />
        </FiguresBeforeContext>
      </StatisticTabContext>,
      '/statistic/tests?period=30&isCompared=1',
    );
    return screen.findByRole('table', { name: 'По тестам' });
  }

  test('a number shows its change, whether that is better, and the previous value', async () => {
    const table = await changes(figuresBefore({ performance: 60, overdue: 1 }));
    expect(table).toHaveTextContent('+4 п. п.лучше');
    expect(table).toHaveTextContent('+2хуже');
  });

  test('the previous value opens the people of that period, keeping the page’s filters', async () => {
    const table = await changes(figuresBefore({ overdue: 1 }));
    const link = within(table).getByRole('link', {
      name: 'Касса, Просрочено, предыдущий период: было 1',
    });
    expect(link).toHaveAttribute(
      'href',
      '/statistic/tests/people/overdue?period=30&isCompared=1&objectId=5&isBefore=1',
    );
  });

  test('a value without earlier assignments is compared with nothing', async () => {
    const table = await changes({ ...figuresBefore({}), byObject: [] });
    expect(within(table).getAllByText('раньше не назначали')).toHaveLength(2);
  });
});
