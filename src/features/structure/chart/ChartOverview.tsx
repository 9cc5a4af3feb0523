import { useTheme } from '@mui/material/styles';
import { itemColour, itemColours } from '@domain/item-colour';
import { memo, type PointerEvent, useMemo, useState } from 'react';
import { useChartActions } from './chart-actions';
import { card } from '@domain/chart/chart-layout';
import { ChartDrawing } from './ChartDrawing';
import { inRegions } from './chart-regions';
import { cardAt } from './useChartDrag';
import type { CardBox, CardLayout } from './chart-items';

const stripeWidth = 4;
const radius = 12;

/** Returns the colors of cards, with one path per color. */
function stripesOf(boxes: readonly CardBox[]) {
  return itemColours.flatMap((colour) => {
    if (colour === 'none') return [];
    const own = boxes.filter(({ item }) => !item.isVacant && itemColour(item.id) === colour);
    if (own.length === 0) return [];
    const path = own.map(({ x, y }) => `M${x + stripeWidth / 2} ${y + radius}v${card.height - 2 * radius}`);
    return [{ colour, path: path.join('') }];
  });
}

/** Returns the lines that are drawn in place of the text of cards. */
const linesOf = (boxes: readonly CardBox[]): string =>
  boxes.map(({ x, y }) => `M${x + 18} ${y + 26}h124m-124 36h72`).join('');

const Region = memo(function Region({ boxes }: { boxes: readonly CardBox[] }) {
  const { tokens } = useTheme();
  const { isTaken } = useChartActions();
  return (
    <>
      {boxes.map(({ item, x, y }) => (
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
        />
      ))}
      <g pointerEvents="none" fill="none">
        <path d={linesOf(boxes)} stroke={tokens.border} strokeWidth={8} />
        {stripesOf(boxes).map(({ colour, path }) => (
          <path key={colour} d={path} stroke={tokens.item[colour]} strokeWidth={stripeWidth} />
        ))}
      </g>
    </>
  );
});

/**
 * All cards as plain shapes, for a zoom level at which no name can be read: thousands of them are drawn in every frame of a zoom,
 * and they can still be clicked and dragged. Only the card under the pointer shows its name; a title in each would double the
 * number of elements.
 */
export const ChartOverview = memo(function ChartOverview({ layout }: { layout: CardLayout }) {
  const { tokens } = useTheme();
  const { select } = useChartActions();
  const [name, setName] = useState('');
  const regions = useMemo(() => inRegions(layout.boxes, (box) => box), [layout]);
  const read = ({ target }: PointerEvent) =>
    setName((target instanceof SVGElement && target.dataset['cardName']) || '');
  return (
    <ChartDrawing layout={layout}>
      <g
        fill={tokens.surface}
        stroke={tokens.borderStrong}
        cursor="pointer"
        pointerEvents="all"
        onPointerOver={read}
        onClick={({ target }) => {
          const id = cardAt(target);
          if (id !== null) select(id);
        }}
      >
        <title>{name}</title>
        {regions.map((region) => (
          <Region key={region.name} boxes={region.items} />
        ))}
      </g>
    </ChartDrawing>
  );
});
