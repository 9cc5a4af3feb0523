import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { formatDate } from '@src/lib/dates';
import type { UseRow, UseView } from '../lib/token-use';

interface TokenUseChartProps {
  view: UseView;
  bars: readonly UseRow[];
  nameOf: (row: UseRow) => string;
}

const CUT = 26;
const BAR_HEIGHT = 36;

/** The use of tokens as bars. A separate file to be lazy-loaded, because the chart library is large. */
export function TokenUseChart({ view, bars, nameOf }: TokenUseChartProps) {
  const { t } = useTranslation('payment');
  const { tokens } = useTheme();
  const isPhone = useIsPhone();
  const isByDay = view === 'day';
  const names = new Map(bars.map((bar) => [bar.key, nameOf(bar)] as const));
  const shown = (key: string, isTick: boolean) => {
    if (isByDay) return isTick ? formatDate(key).slice(0, 'dd.MM'.length) : formatDate(key);
    const name = names.get(key) ?? key;
    return isTick && name.length > CUT ? `${name.slice(0, CUT - 1)}…` : name;
  };
  const band = {
    scaleType: 'band' as const,
    data: bars.map(({ key }) => key),
    valueFormatter: (key: string, { location }: { location: string }) => shown(key, location === 'tick'),
  };
  const values = { tickMinStep: 1 };
  return (
    <Box role="img" aria-label={t(`payment:usage.chart.${view}`)}>
      <BarChart
        layout={isByDay ? 'vertical' : 'horizontal'}
        height={isByDay ? 240 : Math.max(120, 60 + bars.length * BAR_HEIGHT)}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={[isByDay ? band : values]}
        yAxis={[isByDay ? { ...values, width: 52 } : { ...band, width: isPhone ? 110 : 210 }]}
        series={[
          {
            id: 'tokens',
            label: t('payment:usage.tokens'),
            data: bars.map((bar) => bar.tokens),
            color: tokens.primary,
          },
        ]}
        grid={isByDay ? { horizontal: true } : { vertical: true }}
        sx={{ '& .MuiChartsGrid-line': { stroke: tokens.border } }}
      />
    </Box>
  );
}
