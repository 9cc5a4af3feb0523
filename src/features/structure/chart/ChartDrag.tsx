import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { ViewportPortal } from '@xyflow/react';
import type { RefObject } from 'react';
import type { ChartMoves } from './chart-moves';
import { card } from '@domain/chart/chart-layout';
import { useChartDrag } from './useChartDrag';
import type { CardBox } from './chart-items';

interface ChartDragProps {
  frame: RefObject<HTMLElement | null>;
  boxes: ReadonlyMap<number, CardBox>;
  moves: ChartMoves;
}

const labelOffset = 14;

/** The dragged item, and the card that would receive it. */
export function ChartDrag({ frame, boxes, moves }: ChartDragProps) {
  const drag = useChartDrag(frame, moves);
  if (!drag) return null;
  const { held, target } = drag;
  const from = held.kind === 'card' ? boxes.get(held.id) : undefined;
  const box = boxes.get(target?.id ?? 0);
  const place = (at: CardBox) => ({ position: 'absolute', left: at.x, top: at.y, ...card }) as const;
  return (
    <>
      <ViewportPortal>
        {from ? (
          <Box
            sx={(theme) => ({
              ...place(from),
              pointerEvents: 'none',
              borderRadius: 1.5,
              bgcolor: theme.tokens.background,
              opacity: 0.6,
            })}
          />
        ) : null}
        {box && target ? (
          <Box
            data-drop={target.isAllowed ? 'inside' : 'refused'}
            data-drop-id={target.id}
            sx={(theme) => ({
              ...place(box),
              pointerEvents: 'none',
              borderRadius: 1.5,
              outline: `3px solid ${target.isAllowed ? theme.tokens.primary : theme.palette.error.main}`,
              outlineOffset: 1,
            })}
          />
        ) : null}
      </ViewportPortal>
      <Portal>
        <Paper
          variant="outlined"
          sx={{
            position: 'fixed',
            left: 0,
            top: 0,
            transform: `translate(${drag.x + labelOffset}px, ${drag.y + labelOffset}px)`,
            zIndex: 'tooltip',
            pointerEvents: 'none',
            px: 1.5,
            py: 1,
            maxWidth: 320,
            borderColor: target && !target.isAllowed ? 'error.main' : 'primary.main',
          }}
        >
          {held.name}
        </Paper>
      </Portal>
    </>
  );
}
