import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComplianceCurve } from '@src/features/statistics/components/ComplianceCurve';
import { type StatisticTab, StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { testKind } from '@src/features/tests/kind';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Как сдавали»: the chart of the statistics, and its table. */
openPageWire();

const tab: StatisticTab = {
  ...{ kind: testKind, segment: 'tests', title: 'statistics:tab.tests', order: 3 },
  ...{ hasRefusals: false, hasReviewDates: false, reportPage: 'execution' },
};
const points = Array.from({ length: 12 }, (_, index) => ({
  date: `2027-03-${String(index + 1).padStart(2, '0')}`,
  assigned: 1_000 + index,
  signed: index,
}));
const curve = (shown: typeof points) => (
  <StatisticTabContext value={tab}>
    <ComplianceCurve points={shown} />
  </StatisticTabContext>
);
const cells = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .getAllByRole(row.querySelector('th') ? 'columnheader' : 'cell')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  );

test('its table has the same numbers by day, the last day first, page by page', async () => {
  showPart(curve(points), '/statistic/tests');
  const user = userEvent.setup();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Показать таблицу' }));
  await screen.findByRole('table', { name: 'Как сдавали' });
  expect(cells().slice(0, 2)).toEqual([
    ['День', 'Назначено', 'Сдано'],
    ['12.03.2027', '1 011', '11'],
  ]);
  expect(cells()).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: /2/ }));
  expect(cells().at(-1)).toEqual(['01.03.2027', '1 000', '0']);
  await user.click(screen.getByRole('button', { name: 'Скрыть таблицу' }));
  expect(screen.queryByRole('table')).toBeNull();
});
