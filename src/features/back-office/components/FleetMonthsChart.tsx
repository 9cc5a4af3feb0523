import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import type { Fleet } from '../api';

/** New clients by month. A separate file to be lazy-loaded, because the chart library is large. */
export function FleetMonthsChart({ months }: { months: Fleet['registrations'] }) {
  const { t, i18n } = useTranslation('office');
  const { tokens } = useTheme();
  const word = new Intl.DateTimeFormat(i18n.language, { month: 'short' });
  return (
    <BarChart
      height={220}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      xAxis={[
        {
          scaleType: 'band',
          data: months.map(({ month }) => month),
          valueFormatter: (month: string) => word.format(new Date(`${month}-15T00:00:00`)),
        },
      ]}
      yAxis={[{ tickMinStep: 1, width: 36 }]}
      series={[
        {
          id: 'count',
          label: t('office:fleet.monthCount'),
          data: months.map(({ count }) => count),
          color: tokens.primary,
        },
      ]}
    />
  );
}
