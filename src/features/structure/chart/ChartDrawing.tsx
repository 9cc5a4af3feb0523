import { ViewportPortal } from '@xyflow/react';
import type { ReactNode } from 'react';
import type { CardLayout } from './chart-items';

interface ChartDrawingProps {
  layout: CardLayout;
  children: ReactNode;
}

/** Shapes under the cards, in layout coordinates. They ignore the pointer by default. */
export function ChartDrawing({ layout, children }: ChartDrawingProps) {
  return (
    <ViewportPortal>
      <svg
        aria-hidden
        width={layout.width}
        height={layout.height}
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          // Below the cards.
          zIndex: -1,
          overflow: 'visible',
          pointerEvents: 'none',
        }}
      >
        {children}
      </svg>
    </ViewportPortal>
  );
}
