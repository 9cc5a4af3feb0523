import useMediaQuery from '@mui/material/useMediaQuery';
import { useReactFlow } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { card } from '@domain/chart/chart-layout';
import type { CardBox, CardLayout } from './chart-items';

/** Below `readable`, names cannot be read. */
export const zoom = { min: 0.05, readable: 0.35, max: 2, start: 0.9 };
const topSpace = 32;
const sideSpace = 24;
const moveTime = 180;

export type Camera = ReturnType<typeof useCamera>;

/** The position and zoom of the chart's viewport. */
export function useCamera(layout: CardLayout) {
  const flow = useReactFlow();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const duration = isStill ? 0 : moveTime;
  const boxes = useMemo(() => new Map(layout.boxes.map((box) => [box.item.id, box])), [layout]);
  const centre = useCallback(
    (id: number, at = flow.getZoom()) => {
      const box = boxes.get(id);
      if (box) void flow.setCenter(box.x + card.width / 2, box.y + card.height / 2, { zoom: at, duration });
    },
    [flow, boxes, duration],
  );
  const near = useCallback((id: number) => centre(id, Math.max(zoom.start, flow.getZoom())), [centre, flow]);
  const pinned = useRef<CardBox>(undefined);
  useEffect(() => {
    // The new layout is aligned with the pressed card, which stays under the pointer.
    const before = pinned.current;
    const now = boxes.get(before?.item.id ?? 0);
    if (!before || !now) return;
    pinned.current = now;
    const view = flow.getViewport();
    const [dx, dy] = [before.x - now.x, before.y - now.y];
    if (dx || dy) void flow.setViewport({ ...view, x: view.x + dx * view.zoom, y: view.y + dy * view.zoom });
  }, [boxes, flow]);
  const pin = useCallback(
    (id: number) => {
      pinned.current = boxes.get(id) ?? pinned.current;
    },
    [boxes],
  );
  return {
    boxes,
    pin,
    centre,
    /** Whether the zoom is large enough for reading. */
    near,
    zoomIn: () => void flow.zoomIn({ duration }),
    zoomOut: () => void flow.zoomOut({ duration }),
    /** Fits the whole layout, because the chart component has only the visible cards. */
    fit: () =>
      void flow.fitBounds(
        { x: 0, y: 0, width: layout.width, height: layout.height },
        { duration, padding: 0.1 },
      ),
  };
}

/**
 * Returns the initial viewport: the whole chart centered if it fits, else the first root centered, without an empty side that the
 * chart could fill.
 */
export function firstView(layout: CardLayout, width: number) {
  const scale = width < 600 ? 0.7 : zoom.start;
  const room = width - layout.width * scale;
  const [root] = layout.boxes;
  const headInMiddle = width / 2 - (root ? root.x + card.width / 2 : 0) * scale;
  const x = room >= 0 ? room / 2 : Math.min(sideSpace, Math.max(room - sideSpace, headInMiddle));
  return { x, y: topSpace, zoom: scale };
}
