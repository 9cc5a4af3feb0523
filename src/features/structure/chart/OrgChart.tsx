import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import type { TreeNode } from '@domain/tree';
import { ReactFlowProvider } from '@xyflow/react';
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartActionsContext } from './chart-actions';
import { cardId } from './ChartCard';
import { ChartFlow } from './ChartFlow';
import { ChartFrame } from './ChartFrame';
import type { ChartItem } from './chart-items';
import { layOut } from '@domain/chart/chart-layout';
import { ChartMenu, type ChartMenuPlace } from './ChartMenu';
import type { ChartMoves } from './chart-moves';
import { ChartTools } from './ChartTools';
import { useAwaitedCard } from './useAwaitedCard';
import { useCamera } from './useCamera';
import { cardAt } from './useChartDrag';
import { useChartKeys } from './useChartKeys';
import { useCurrentCard } from './useCurrentCard';

interface OrgChartProps {
  /** The type of the cards. */
  kind: 'position' | 'subdivision';
  label: string;
  fileName: string;
  nodes: readonly TreeNode<ChartItem>[];
  isOpen: (id: number) => boolean;
  onToggle: (id: number, isOpen: boolean) => void;
  onToggleAll: (isOpen: boolean) => void;
  /** Expands all ancestors of a card, so that it can be shown. */
  onReveal: (id: number) => void;
  selectedId: number | null;
  onSelect: (id: number) => void;
  moves: ChartMoves;
}

function Chart(props: OrgChartProps) {
  const { kind, nodes, isOpen, onToggle, onReveal, selectedId, onSelect, moves } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<ChartMenuPlace | null>(null);
  const layout = useMemo(() => layOut(nodes, isOpen), [nodes, isOpen]);
  const camera = useCamera(layout);
  const { boxes, pin } = camera;
  const awaitCard = useAwaitedCard(camera);
  const isMouse = useMediaQuery('(pointer: fine)', { noSsr: true });
  const firstId = nodes[0]?.id ?? 0;
  const { currentId, isFocused, walkTo, focus } = useCurrentCard(frame, boxes, { firstId, selectedId });
  const toggle = useCallback(
    (id: number, isNowOpen: boolean) => {
      pin(id);
      onToggle(id, isNowOpen);
    },
    [pin, onToggle],
  );
  const isTaken = isMouse && (moves.canHold('card') || moves.canHold('person'));
  const toggleAll = (isNowOpen: boolean) => {
    if (isNowOpen) pin(currentId);
    // The card at the center can be collapsed away; then its root is centered.
    else awaitCard({ id: firstId, isNear: false });
    props.onToggleAll(isNowOpen);
  };
  const actions = useMemo(
    () => ({
      isTaken,
      kind,
      toggle,
      select: (id: number) => {
        walkTo(id);
        onSelect(id);
      },
    }),
    [isTaken, kind, toggle, walkTo, onSelect],
  );
  const find = (id: number) => {
    walkTo(id);
    if (boxes.has(id)) return camera.near(id);
    awaitCard({ id, isNear: true });
    onReveal(id);
  };
  const mobile: ChartMoves = {
    ...moves,
    drop: (held, targetId) => {
      toggle(targetId, true);
      moves.drop(held, targetId);
    },
  };
  const press = useChartKeys({
    ...{ frame, boxes, currentId, onSelect, onFold: toggle, rootIds: nodes.map(({ id }) => id) },
    onWalk: (id) => {
      walkTo(id);
      camera.centre(id);
    },
    onMove: (id, key) => {
      if (!moves.byKey(id, key)) return false;
      walkTo(id);
      awaitCard({ id, isNear: false });
      return true;
    },
  });
  const openMenu = (event: MouseEvent<HTMLDivElement>) => {
    const isByKey = event.target === frame.current;
    const id = isByKey ? currentId : (cardAt(event.target) ?? 0);
    const item = boxes.get(id)?.item;
    if (!item) return;
    event.preventDefault();
    walkTo(id);
    setMenu({ item, ...(isByKey ? belowCard(id) : { x: event.clientX, y: event.clientY }) });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 'max(440px, calc(100vh - 220px))' }}>
      <ChartTools
        {...{ kind, nodes, layout, isOpen, fileName: props.fileName, onFind: find, onToggleAll: toggleAll }}
        {...{ onZoomIn: camera.zoomIn, onZoomOut: camera.zoomOut, onFit: camera.fit }}
      />
      <ChartFrame
        {...{ frame, label: props.label, canMove: moves.canHold('card'), onKeyDown: press }}
        {...{ currentId: boxes.has(currentId) ? currentId : null, onContextMenu: openMenu, ...focus }}
      >
        <ChartActionsContext value={actions}>
          <ChartFlow
            {...{ frame, layout, boxes, selectedId, moves: mobile }}
            focusedId={isFocused ? currentId : null}
          />
        </ChartActionsContext>
      </ChartFrame>
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

/** The structure as a chart: pan, zoom, collapse, find, move with arrow keys, export as a picture. */
export function OrgChart(props: OrgChartProps) {
  return (
    <ReactFlowProvider>
      <Chart {...props} />
    </ReactFlowProvider>
  );
}
