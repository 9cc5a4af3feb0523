import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import type { TreeNode } from '@src/lib/tree';
import { Background, ReactFlow, ReactFlowProvider, useStore } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ChartActionsContext } from './chart-actions';
import { ChartCard, type ChartNode, cardId } from './ChartCard';
import { ChartDrag } from './ChartDrag';
import { ChartDrawing } from './ChartDrawing';
import { type ChartDirection, type ChartItem, neighbour } from './chart-items';
import { card, type ChartLayout, layOut } from './chart-layout';
import { ChartMenu, type ChartMenuPlace } from './ChartMenu';
import type { ChartMoves } from './chart-moves';
import { ChartOverview } from './ChartOverview';
import { ChartTools } from './ChartTools';
import { firstView, useCamera, zoom } from './useCamera';
import { cardAt } from './useChartDrag';

const nodeTypes = { card: ChartCard };

interface OrgChartProps {
  /** What the cards are. */
  kind: 'position' | 'subdivision';
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
  moves: ChartMoves;
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
    <ChartDrawing layout={layout}>
      <path d={path} fill="none" stroke={tokens.borderStrong} strokeWidth={1.25} />
    </ChartDrawing>
  );
}

function Chart(props: OrgChartProps) {
  const { kind, label, nodes, isOpen, onToggle, onReveal, selectedId, onSelect, moves } = props;
  const { t } = useTranslation('structure');
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<{ id: number; isNear: boolean }>(null);
  const [menu, setMenu] = useState<ChartMenuPlace | null>(null);
  const layout = useMemo(() => layOut(nodes, isOpen), [nodes, isOpen]);
  const camera = useCamera(layout);
  const { boxes, near, centre, pin } = camera;
  const isMouse = useMediaQuery('(pointer: fine)', { noSsr: true });
  const [walkedId, setWalkedId] = useState<number | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const currentId = [walkedId, selectedId].find((id) => id !== null && boxes.has(id)) ?? nodes[0]?.id ?? 0;
  const isOverview = useStore(({ transform: [, , scale] }) => scale < zoom.readable);
  const drawn = useMemo(
    () =>
      isOverview
        ? layout.boxes.filter(({ item }) => item.id === selectedId || (isFocused && item.id === currentId))
        : layout.boxes,
    [layout, isOverview, currentId, isFocused, selectedId],
  );
  const shown = useMemo(
    (): ChartNode[] =>
      drawn.map((box) => ({
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
    [drawn, currentId, isFocused, selectedId],
  );
  const toggle = useCallback(
    (id: number, isNowOpen: boolean) => {
      pin(id);
      onToggle(id, isNowOpen);
    },
    [pin, onToggle],
  );
  const isTaken = isMouse && (moves.canHold('card') || moves.canHold('person'));
  const toggleAll = (isNowOpen: boolean) => {
    const rootId = nodes[0]?.id ?? 0;
    if (isNowOpen) pin(currentId);
    // What one looked at may be folded away: then the head is in the middle.
    else awaited.current = { id: rootId, isNear: false };
    props.onToggleAll(isNowOpen);
  };
  const actions = useMemo(
    () => ({
      isTaken,
      kind,
      toggle,
      select: (id: number) => {
        setWalkedId(id);
        onSelect(id);
      },
    }),
    [isTaken, kind, toggle, onSelect],
  );
  const show = (id: number) => {
    setWalkedId(id);
    if (boxes.has(id)) return camera.near(id);
    awaited.current = { id, isNear: true };
    onReveal(id);
  };
  useEffect(() => {
    // What was looked for is there once the branches above it have opened; what was moved, once it has its new place.
    const card = awaited.current;
    if (card === null || !boxes.has(card.id)) return;
    if (card.isNear) near(card.id);
    else centre(card.id);
    awaited.current = null;
  }, [boxes, near, centre]);
  const mobile: ChartMoves = {
    ...moves,
    drop: (held, targetId) => {
      toggle(targetId, true);
      moves.drop(held, targetId);
    },
  };

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
    if (event.target !== frame.current || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (!moves.byKey(currentId, event.key)) return;
      setWalkedId(currentId);
      awaited.current = { id: currentId, isNear: false };
    } else if (direction) walk(direction);
    else if (fold !== undefined) toggle(currentId, fold);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(currentId);
    else return;
    event.preventDefault();
  };
  const canMove = moves.canHold('card');
  const openMenu = (event: MouseEvent<HTMLDivElement>) => {
    const isByKey = event.target === frame.current;
    const id = isByKey ? currentId : (cardAt(event.target) ?? 0);
    const item = boxes.get(id)?.item;
    if (!item) return;
    event.preventDefault();
    setWalkedId(id);
    setMenu({ item, ...(isByKey ? belowCard(id) : { x: event.clientX, y: event.clientY }) });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 'max(440px, calc(100vh - 220px))' }}>
      <ChartTools
        kind={kind}
        fileName={props.fileName}
        nodes={nodes}
        layout={layout}
        isOpen={isOpen}
        onFind={show}
        onToggleAll={toggleAll}
        onZoomIn={camera.zoomIn}
        onZoomOut={camera.zoomOut}
        onFit={camera.fit}
      />
      <span id={hintId} hidden>
        {t('structure:chart.hint')} {canMove ? t('structure:chart.movesHint') : null}
      </span>
      <Box
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-activedescendant={boxes.has(currentId) ? cardId(currentId) : undefined}
        onKeyDown={press}
        onContextMenu={openMenu}
        // The browser would carry the picture of a face away instead of the person.
        onDragStart={(event) => event.preventDefault()}
        onFocus={(event) => setIsFocused(event.target === frame.current)}
        onBlur={() => setIsFocused(false)}
        sx={(theme) => ({
          flex: 1,
          minHeight: 0,
          bgcolor: theme.tokens.background,
          '&:focus-visible': { outline: `2px solid ${theme.tokens.primary}`, outlineOffset: -2 },
          '& .react-flow__node': { cursor: 'default' },
          // Scaled as a picture meanwhile, and drawn sharp again once it rests.
          '&[data-moving] .react-flow__viewport': { willChange: 'transform' },
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
            proOptions={{ hideAttribution: true }}
          >
            <Background gap={24} />
            <Lines layout={layout} />
            {isOverview ? <ChartOverview layout={layout} /> : null}
            <ChartDrag frame={frame} boxes={boxes} moves={mobile} />
          </ReactFlow>
        </ChartActionsContext>
      </Box>
      <Tip moves={moves} />
      <ChartMenu place={menu} moves={moves} onOpen={onSelect} onClose={() => setMenu(null)} />
    </Box>
  );
}

function belowCard(id: number): { x: number; y: number } {
  const box = document.getElementById(cardId(id))?.getBoundingClientRect();
  return { x: box?.left ?? 0, y: box?.bottom ?? 0 };
}

function Tip({ moves }: { moves: ChartMoves }) {
  const { t } = useTranslation('structure');
  if (!moves.canHold('card') && !moves.canHold('person')) return null;
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ display: { xs: 'none', md: 'block' }, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {t('structure:chart.tip')}
    </Typography>
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
