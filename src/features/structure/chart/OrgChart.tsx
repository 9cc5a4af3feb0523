import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TreeNode } from '@src/lib/tree';
import { Background, ReactFlow, ReactFlowProvider, useReactFlow, ViewportPortal } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartActionsContext } from './chart-actions';
import { ChartCard, type ChartNode, cardId } from './ChartCard';
import { type ChartDirection, type ChartItem, neighbour } from './chart-items';
import { card, type ChartLayout, layOut } from './chart-layout';
import { ChartTools } from './ChartTools';

const nodeTypes = { card: ChartCard };
const zoom = { min: 0.05, max: 2, start: 0.9 };
const topSpace = 32;
const sideSpace = 24;
const moveTime = 180;

interface OrgChartProps {
  label: string;
  fileName: string;
  nodes: readonly TreeNode<ChartItem>[];
  isOpen: (id: number) => boolean;
  onToggle: (id: number, isOpen: boolean) => void;
  onToggleAll: (isOpen: boolean) => void;
  /** Opens everything above a card, so that it can be shown. */
  onReveal: (id: number) => void;
  selectedId: number | null;
  onSelect: (id: number) => void;
}

const directions: Record<string, ChartDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const folds: Record<string, boolean> = { '+': true, '=': true, '-': false };

function Lines({ layout }: { layout: ChartLayout }) {
  const { tokens } = useTheme();
  const path = useMemo(() => layout.links.map((link) => link.path).join(''), [layout]);
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
          // Under the cards.
          zIndex: -1,
          overflow: 'visible',
          pointerEvents: 'none',
        }}
      >
        <path d={path} fill="none" stroke={tokens.borderStrong} strokeWidth={1.25} />
      </svg>
    </ViewportPortal>
  );
}

function useCamera(layout: ChartLayout) {
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
  return {
    boxes,
    centre,
    /** Close enough to be read. */
    near,
    zoomIn: () => void flow.zoomIn({ duration }),
    zoomOut: () => void flow.zoomOut({ duration }),
    fit: () => void flow.fitView({ duration, padding: 0.1 }),
  };
}

/** The whole in the middle where it has room, else the first head, with no empty side that the chart could fill. */
function firstView(layout: ChartLayout, width: number) {
  const scale = width < 600 ? 0.7 : zoom.start;
  const room = width - layout.width * scale;
  const [root] = layout.boxes;
  const headInMiddle = width / 2 - (root ? root.x + card.width / 2 : 0) * scale;
  const x = room >= 0 ? room / 2 : Math.min(sideSpace, Math.max(room - sideSpace, headInMiddle));
  return { x, y: topSpace, zoom: scale };
}

function Chart(props: OrgChartProps) {
  const { label, nodes, isOpen, onToggle, onReveal, selectedId, onSelect } = props;
  const { t } = useTranslation('structure');
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(null);
  const layout = useMemo(() => layOut(nodes, isOpen), [nodes, isOpen]);
  const camera = useCamera(layout);
  const [walkedId, setWalkedId] = useState<number | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const currentId =
    [walkedId, selectedId].find((id) => id !== null && camera.boxes.has(id)) ?? nodes[0]?.id ?? 0;
  const shown = useMemo(
    (): ChartNode[] =>
      layout.boxes.map((box) => ({
        id: String(box.item.id),
        type: 'card',
        position: { x: box.x, y: box.y },
        width: card.width,
        height: card.height,
        data: {
          box,
          isCurrent: isFocused && box.item.id === currentId,
          isSelected: box.item.id === selectedId,
        },
      })),
    [layout, currentId, isFocused, selectedId],
  );
  const actions = useMemo(
    () => ({
      toggle: onToggle,
      select: (id: number) => {
        setWalkedId(id);
        onSelect(id);
      },
    }),
    [onToggle, onSelect],
  );
  const show = (id: number) => {
    setWalkedId(id);
    if (camera.boxes.has(id)) return camera.near(id);
    awaited.current = id;
    onReveal(id);
  };
  const { boxes, near } = camera;
  useEffect(() => {
    // What was looked for is there once the branches above it have opened.
    if (awaited.current === null || !boxes.has(awaited.current)) return;
    near(awaited.current);
    awaited.current = null;
  }, [boxes, near]);

  const walk = (direction: ChartDirection) => {
    const cards = layout.boxes.map(({ item, childIds }) => ({ ...item, childIds }));
    const next = neighbour(
      cards,
      nodes.map(({ id }) => id),
      currentId,
      direction,
    );
    if (next === null) return;
    setWalkedId(next);
    camera.centre(next);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = directions[event.key];
    const fold = folds[event.key];
    if (event.target !== frame.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (direction) walk(direction);
    else if (fold !== undefined) onToggle(currentId, fold);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(currentId);
    else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 'max(440px, calc(100vh - 220px))' }}>
      <ChartTools
        fileName={props.fileName}
        nodes={nodes}
        layout={layout}
        onFind={show}
        onToggleAll={props.onToggleAll}
        onZoomIn={camera.zoomIn}
        onZoomOut={camera.zoomOut}
        onFit={camera.fit}
      />
      <span id={hintId} hidden>
        {t('structure:chart.hint')}
      </span>
      <Box
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-activedescendant={camera.boxes.has(currentId) ? cardId(currentId) : undefined}
        onKeyDown={press}
        onFocus={(event) => setIsFocused(event.target === frame.current)}
        onBlur={() => setIsFocused(false)}
        sx={(theme) => ({
          flex: 1,
          minHeight: 0,
          bgcolor: theme.tokens.background,
          '&:focus-visible': { outline: `2px solid ${theme.tokens.primary}`, outlineOffset: -2 },
          '& .react-flow__node': { cursor: 'default' },
        })}
      >
        <ChartActionsContext value={actions}>
          <ReactFlow<ChartNode>
            nodes={shown}
            edges={[]}
            nodeTypes={nodeTypes}
            onInit={(instance) =>
              void instance.setViewport(firstView(layout, frame.current?.clientWidth ?? 0))
            }
            minZoom={zoom.min}
            maxZoom={zoom.max}
            onlyRenderVisibleElements
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            elementsSelectable={false}
            disableKeyboardA11y
            panOnScroll={false}
            proOptions={{ hideAttribution: true }}
          >
            <Background gap={24} />
            <Lines layout={layout} />
          </ReactFlow>
        </ChartActionsContext>
      </Box>
    </Box>
  );
}

/** The structure as a chart: pan, zoom, fold, find, walk by arrows, take it away as a picture. */
export function OrgChart(props: OrgChartProps) {
  return (
    <ReactFlowProvider>
      <Chart {...props} />
    </ReactFlowProvider>
  );
}
