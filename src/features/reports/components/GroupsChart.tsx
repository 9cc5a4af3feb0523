import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { ReportChart } from '@src/api/generated/types';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { useTranslation } from 'react-i18next';
import type { ReportRows } from '../api';
import { chartHeight, drawnGroups, type OtherGroups } from '../lib/chart-groups';

type Group = Pick<ReportRows['groups'][number], 'name' | 'count' | 'marked'>;

interface GroupsChartProps {
  chart: ReportChart;
  /** The title of the chart. */
  title: string;
  mark: string;
  groups: readonly Group[];
  others: OtherGroups | null;
}

/** The groups of a report as a chart. The table beside it contains the same data. */
export function GroupsChart({ chart, title, mark, groups, others }: GroupsChartProps) {
  const { t } = useTranslation('reports');
  const drawn = drawnGroups(chart, groups, others, t('reports:groups.others'));
  const height = chartHeight(chart, groups.length);
  const Picture = chart === 'bars' ? Bars : Shares;
  return (
    <Box role="img" aria-label={t(`reports:chart.${chart}Of`, { title })}>
      <Picture groups={drawn} mark={mark} height={height} />
    </Box>
  );
}

interface PictureProps {
  groups: readonly Group[];
  mark: string;
  height: number;
}

const CUT = 26;

/** A bar for each group: the counted part and the rest. */
function Bars({ groups, mark, height }: PictureProps) {
  const { t } = useTranslation('reports');
  const { tokens } = useTheme();
  const isPhone = useIsPhone();
  const look = { stack: 'all', type: 'bar' } as const;
  return (
    <BarChart
      layout="horizontal"
      height={height}
      margin={{ left: 0, right: 24, top: 0, bottom: 0 }}
      skipAnimation
      disableKeyboardNavigation
      yAxis={[
        {
          scaleType: 'band',
          data: groups.map(({ name }) => name),
          width: isPhone ? 110 : 210,
          valueFormatter: (name: string) => (name.length > CUT ? `${name.slice(0, CUT - 1)}…` : name),
        },
      ]}
      xAxis={[{ tickMinStep: 1 }]}
      series={[
        {
          ...look,
          id: 'marked',
          label: mark,
          data: groups.map(({ marked }) => marked),
          color: tokens.primary,
        },
        {
          ...look,
          id: 'rest',
          label: t('reports:chart.rest'),
          data: groups.map(({ count, marked }) => count - marked),
          color: tokens.borderStrong,
        },
      ]}
      grid={{ vertical: true }}
      sx={{ '& .MuiChartsGrid-line': { stroke: tokens.border } }}
    />
  );
}

/** Each group as a share of all rows. */
function Shares({ groups, height }: PictureProps) {
  const { tokens } = useTheme();
  const isPhone = useIsPhone();
  const { status } = tokens;
  const colours = [
    ...[tokens.primary, status.blue.text, status.orange.text, status.green.text],
    ...[status.red.text, tokens.borderStrong],
  ];
  return (
    <PieChart
      height={isPhone ? height + 120 : height}
      skipAnimation
      disableKeyboardNavigation
      series={[
        {
          innerRadius: '55%',
          paddingAngle: 1,
          cornerRadius: 3,
          data: groups.map(({ name, count }, place) => ({
            ...{ id: place, label: name, value: count },
            color: colours[place % colours.length] ?? tokens.primary,
          })),
        },
      ]}
      slotProps={{
        legend: isPhone
          ? { direction: 'horizontal', position: { vertical: 'bottom' } }
          : { direction: 'vertical' },
      }}
    />
  );
}
