import { screen } from '@testing-library/react';
import { ReportList } from '@src/features/reports/components/ReportList';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

const wire = openPageWire();

const report = (id: number, schedule: object) => ({
  ...{
    id,
    name: `Отчёт ${id}`,
    source: 'hires',
    columns: ['person'],
    filters: [],
    groupBy: null,
    chart: null,
  },
  ...{ isShared: false, isOwn: true, owner: 'Анна Главная', updatedAt: '2026-12-01T06:00:00Z' },
  schedule: { nextAt: '2027-01-11T06:00:00Z', movedFrom: null, ...schedule },
});

test('the list shows from which day to which a report was moved by a day off', async () => {
  wire.answer = () => ({ data: { reports: [report(1, { movedFrom: '2027-01-01' }), report(2, {})] } });
  showPart(<ReportList />);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows[0]).toHaveTextContent('перенесено с 01.01 на 11.01');
  expect(rows[1]).not.toHaveTextContent('перенесено');
});
