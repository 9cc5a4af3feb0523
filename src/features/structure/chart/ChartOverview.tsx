import { useTheme } from '@mui/material/styles';
import { itemColour, itemColours } from '@src/lib/colour';
import { memo, useMemo } from 'react';
import { useChartActions } from './chart-actions';
import { card, type ChartLayout } from './chart-layout';
import { ChartDrawing } from './ChartDrawing';

const stripeWidth = 4;
const radius = 12;

/**
 * All cards as plain shapes, for a zoom at which no name can be read: thousands of them are drawn in every frame of a zoom,
 * and can still be pressed and carried.
 */
export const ChartOverview = memo(function ChartOverview({ layout }: { layout: ChartLayout }) {
  const { tokens } = useTheme();
  const { select, isTaken } = useChartActions();
  const stripes = useMemo(
    () =>
      itemColours.flatMap((colour) => {
        if (colour === 'none') return [];
        const own = layout.boxes.filter(({ item }) => !item.isVacant && itemColour(item.id) === colour);
        const path = own.map(
          ({ x, y }) => `M${x + stripeWidth / 2} ${y + radius}v${card.height - 2 * radius}`,
        );
        return [{ colour, path: path.join('') }];
      }),
    [layout],
  );
  const lines = useMemo(
    () => layout.boxes.map(({ x, y }) => `M${x + 18} ${y + 26}h124m-124 36h72`).join(''),
    [layout],
  );
  return (
    <ChartDrawing layout={layout}>
      <g fill={tokens.surface} stroke={tokens.borderStrong} pointerEvents="all">
        {layout.boxes.map(({ item, x, y }) => (
          <rect
            key={item.id}
            data-card-id={item.id}
            data-card-name={item.name}
            className={isTaken ? 'nopan' : undefined}
            {...card}
            x={x}
            y={y}
            rx={radius}
            strokeDasharray={item.isVacant ? '6 6' : undefined}
            cursor="pointer"
            onClick={() => select(item.id)}
          >
            <title>{item.name}</title>
          </rect>
        ))}
      </g>
      <path d={lines} fill="none" stroke={tokens.border} strokeWidth={8} />
      {stripes.map(({ colour, path }) => (
        <path key={colour} d={path} stroke={tokens.item[colour]} strokeWidth={stripeWidth} />
      ))}
    </ChartDrawing>
  );
});
