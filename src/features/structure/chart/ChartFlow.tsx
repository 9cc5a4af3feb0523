import { Background, ReactFlow, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type RefObject, useMemo } from 'react';
import { ChartCard, type ChartNode } from './ChartCard';
import { ChartDrag } from './ChartDrag';
import { card } from '@domain/chart/chart-layout';
import { ChartLines } from './ChartLines';
import type { ChartMoves } from './chart-moves';
import { ChartOverview } from './ChartOverview';
import { firstView, zoom } from './useCamera';
import type { CardBox, CardLayout } from './chart-items';

const nodeTypes = { card: ChartCard };
const noEdges: [] = [];
/**
 * The layout draws the lines. With an explicitly empty list of handles, cards outside the view need not be drawn to look for
 * handles.
 */
const noHandles: [] = [];

interface ChartFlowProps {
  frame: RefObject<HTMLDivElement | null>;
  layout: CardLayout;
  boxes: ReadonlyMap<number, CardBox>;
  moves: ChartMoves;
  selectedId: number | null;
  /** The current card of the keyboard; null: the keyboard focus is elsewhere. */
  focusedId: number | null;
}

/**
 * The cards as nodes of the chart's library; when zoomed out, only the selected and focused ones, because the overview draws the
 * others.
 */
function useNodes({ layout, selectedId, focusedId }: ChartFlowProps, isOverview: boolean): ChartNode[] {
  const drawn = useMemo(
    () =>
      isOverview
        ? layout.boxes.filter(({ item }) => item.id === selectedId || item.id === focusedId)
        : layout.boxes,
    [layout, isOverview, selectedId, focusedId],
  );
  return useMemo(
    () =>
      drawn.map((box) => ({
        id: String(box.item.id),
        type: 'card',
        position: { x: box.x, y: box.y },
        width: card.width,
        height: card.height,
        handles: noHandles,
        data: { box, isCurrent: box.item.id === focusedId, isSelected: box.item.id === selectedId },
      })),
    [drawn, focusedId, selectedId],
  );
}

/** The part of the chart that moves and zooms: lines, visible cards, and what is dragged over them. */
export function ChartFlow(props: ChartFlowProps) {
  const { frame, layout, boxes, moves } = props;
  const isOverview = useStore(({ transform: [, , scale] }) => scale < zoom.readable);
  const nodes = useNodes(props, isOverview);
  return (
    <ReactFlow<ChartNode>
      nodes={nodes}
      edges={noEdges}
      nodeTypes={nodeTypes}
      onInit={(instance) => void instance.setViewport(firstView(layout, frame.current?.clientWidth ?? 0))}
      onMoveStart={() => frame.current?.setAttribute('data-moving', '')}
      onMoveEnd={() => frame.current?.removeAttribute('data-moving')}
      minZoom={zoom.min}
      maxZoom={zoom.max}
      onlyRenderVisibleElements
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y
      panOnScroll={false}
      proOptions={proOptions}
    >
      <Background gap={24} />
      <ChartLines layout={layout} />
      {isOverview ? <ChartOverview layout={layout} /> : null}
      <ChartDrag frame={frame} boxes={boxes} moves={moves} />
    </ReactFlow>
  );
}

const proOptions = { hideAttribution: true };
