import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

interface AreaCurveProps {
  /** The name of the chart for screen readers. */
  name: string;
  /** The positions of the values, ascending. */
  at: readonly number[];
  /** Formats a position. */
  position: (at: number) => string;
  values: readonly number[];
  /** What the values are. */
  label: string;
  max: number;
  /** Formats a value. */
  format: (value: number) => string;
  height: number;
}

/** A filled curve over a length. The chart library is large, so components that use this are lazy-loaded. */
export function AreaCurve({ name, at, position, values, label, max, format, height }: AreaCurveProps) {
  const { tokens } = useTheme();
  return (
    <Box role="img" aria-label={name}>
      <LineChart
        height={height}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={[
          {
            ...{ scaleType: 'linear', data: [...at], tickNumber: 5, valueFormatter: position },
            ...{ min: at[0], max: at.at(-1) },
          },
        ]}
        yAxis={[{ min: 0, max, width: 52, valueFormatter: format }]}
        series={[
          {
            ...{ id: 'curve', label, data: [...values], color: tokens.primary },
            ...{ area: true, showMark: false, curve: 'linear' },
            valueFormatter: (value) => (value === null ? '' : format(value)),
          },
        ]}
        grid={{ horizontal: true }}
        sx={{
          '& .MuiLineChart-area': { fillOpacity: 0.16 },
          '& .MuiChartsGrid-line': { stroke: tokens.border },
        }}
      />
    </Box>
  );
}
