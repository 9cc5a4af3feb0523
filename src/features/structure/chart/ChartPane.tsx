import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Loaded } from '@src/components/feedback/Loaded';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type ReactNode, Suspense, useMemo } from 'react';
import { structureTree } from '../lib/structure-tree';
import { treeCodecs } from '../lib/structure-url';
import { useOpenRows } from '../lib/useOpenRows';
import type { ChartItem } from './chart-items';
import { type ChartMovesOptions, useChartMoves } from './useChartMoves';

const OrgChart = lazyPart(async () => (await import('./OrgChart')).OrgChart);

interface ChartPaneProps extends ChartMovesOptions {
  label: string;
  /** The file name of the exported chart, without its extension. */
  fileName: string;
  items: readonly ChartItem[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
  selectedId: number | null;
  onSelect: (id: number) => void;
}

const waiting = (
  <Box sx={{ p: 2 }} aria-busy>
    <Skeleton variant="rounded" height={420} />
  </Box>
);

function Shown({
  items,
  kind,
  cards,
  onAddBelow,
  ...props
}: Omit<ChartPaneProps, 'items' | 'error' | 'onRetry' | 'empty'> & { items: readonly ChartItem[] }) {
  const { state } = useUrlState(treeCodecs);
  const { isArchive } = state;
  const nodes = useMemo(() => structureTree(items, { search: '', isArchive }), [items, isArchive]);
  const rows = useOpenRows(items, props.selectedId, { isSearched: false, areExtrasOpen: false });
  const { moves, dialogs } = useChartMoves({ kind, cards, onAddBelow });
  return (
    <>
      {dialogs}
      <OrgChart
        {...props}
        kind={kind}
        moves={moves}
        nodes={nodes}
        isOpen={rows.isOpen}
        onToggle={rows.toggle}
        onToggleAll={rows.setAll}
        onReveal={rows.reveal}
      />
    </>
  );
}

/** The chart of a tab, shown instead of its tree. */
export function ChartPane({ items, error, onRetry, empty, ...props }: ChartPaneProps) {
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Loaded
        data={items}
        error={error}
        onRetry={onRetry}
        skeleton={waiting}
        isEmpty={(all) => all.length === 0}
        empty={empty}
      >
        {(all) => (
          <Suspense fallback={waiting}>
            <Shown {...props} items={all} />
          </Suspense>
        )}
      </Loaded>
    </Card>
  );
}
