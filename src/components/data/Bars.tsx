import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export interface Bar {
  /** Shown below the bar. */
  label: string;
  value: number;
  /** Needs attention. */
  isMarked?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  /** The name of the chart for screen readers. */
  name: string;
  /** What the bars count. */
  unit: string;
  height: number;
}

/** A histogram. The chart library is large, so components that use this are lazy-loaded. */
export function Bars({ bars, name, unit, height }: BarsProps) {
  const { tokens } = useTheme();
  const labels = bars.map(({ label }) => label);
  const colors = bars.map(({ isMarked }) => (isMarked ? tokens.status.orange.text : tokens.primary));
  return (
    <Box role="img" aria-label={name}>
      <BarChart
        height={height}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={[
          {
            ...{ scaleType: 'band', data: labels, categoryGapRatio: 0.2 },
            colorMap: { type: 'ordinal', values: labels, colors },
            tickLabelStyle: { fontSize: 11 },
          },
        ]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 44 }]}
        series={[{ id: 'bars', label: unit, data: bars.map(({ value }) => value), color: tokens.primary }]}
        grid={{ horizontal: true }}
        sx={{ '& .MuiChartsGrid-line': { stroke: tokens.border } }}
      />
    </Box>
  );
}
