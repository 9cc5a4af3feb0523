import { screen } from '@testing-library/react';
import { NoNumbers } from '@src/features/statistics/components/NoNumbers';
import { statisticCodecs } from '@src/features/statistics/lib/statistic-filters';
import { type StatisticTab, StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { regulationKind } from '@src/features/regulations/kind';
import { readUrlState } from '@src/lib/url-state';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Данных за период нет». */
openPageWire();

const tab: StatisticTab = {
  ...{ kind: regulationKind, segment: 'regulation', title: 'statistics:tab.regulation', order: 2 },
  ...{ hasRefusals: true, hasReviewDates: true, reportPage: 'history' },
};
const query = 'period=custom&dateFrom=2026-02-01&dateTo=2026-02-07&subdivisionIds=4';
const show = (nearestDay: string | null) => {
  const state = readUrlState(statisticCodecs, new URLSearchParams(query));
  showPart(
    <StatisticTabContext value={tab}>
      <NoNumbers state={state} reset={() => undefined} nearestDay={nearestDay} />
    </StatisticTabContext>,
    `/statistic/regulation?${query}`,
  );
};

test('links to the nearest period that has data, and keeps the other filters', async () => {
  show('2026-01-20');
  expect(await screen.findByText('Данных за период нет')).toBeVisible();
  expect(screen.getByText('Ближайший день с данными – 20.01.2026.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Показать 14.01.2026 – 20.01.2026' });
  const params = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(params)).toEqual({
    ...{ period: 'custom', dateFrom: '2026-01-14', dateTo: '2026-01-20', subdivisionIds: '4' },
  });
  expect(screen.getByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
});

test('without such a period, only offers to reset the filters', async () => {
  show(null);
  expect(await screen.findByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
