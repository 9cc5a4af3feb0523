import { Background, ReactFlow, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type RefObject, useMemo } from 'react';
import { ChartCard, type ChartNode } from './ChartCard';
import { ChartDrag } from './ChartDrag';
import { card, type ChartBox, type ChartLayout } from './chart-layout';
import { ChartLines } from './ChartLines';
import type { ChartMoves } from './chart-moves';
import { ChartOverview } from './ChartOverview';
import { firstView, zoom } from './useCamera';

const nodeTypes = { card: ChartCard };
const noEdges: [] = [];
/** Lines are drawn by the layout. Said to have none, a card that is out of sight need not be drawn to look for them. */
const noHandles: [] = [];

interface ChartFlowProps {
  frame: RefObject<HTMLDivElement | null>;
  layout: ChartLayout;
  boxes: ReadonlyMap<number, ChartBox>;
  moves: ChartMoves;
  selectedId: number | null;
  /** The card that the keys are at; null: they are elsewhere. */
  focusedId: number | null;
}

/** Cards of the chart's library; from afar those only that are marked, the overview draws the others. */
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

/** What moves and zooms: lines, cards that are in sight, and what is carried over them. */
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
