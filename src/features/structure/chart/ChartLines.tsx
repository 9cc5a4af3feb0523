import { useTheme } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { ChartDrawing } from './ChartDrawing';
import { inRegions } from './chart-regions';
import type { CardLayout } from './chart-items';

/** The lines from each head down to those below it. */
export const ChartLines = memo(function ChartLines({ layout }: { layout: CardLayout }) {
  const { tokens } = useTheme();
  const paths = useMemo(() => {
    const places = new Map(layout.boxes.map((box) => [box.item.id, box]));
    return inRegions(layout.links, ({ toId }) => places.get(toId) ?? { x: 0, y: 0 }).map(
      ({ name, items }) => ({
        name,
        d: items.map(({ path }) => path).join(''),
      }),
    );
  }, [layout]);
  return (
    <ChartDrawing layout={layout}>
      <g fill="none" stroke={tokens.borderStrong} strokeWidth={1.25}>
        {paths.map(({ name, d }) => (
          <path key={name} d={d} />
        ))}
      </g>
    </ChartDrawing>
  );
});
