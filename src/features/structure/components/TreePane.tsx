import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { SearchField } from '@src/components/data/SearchField';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { FilteredEmpty } from '@src/components/feedback/FilteredEmpty';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type MoveRequests, Tree } from '@src/components/tree/Tree';
import type { TreeNode } from '@domain/tree';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StructureNode, structureTree } from '../lib/structure-tree';
import { AddChild } from './NodeRow';
import { treeCodecs } from '../lib/structure-url';
import { useOpenRows } from '../lib/useOpenRows';

/** Additional rows of a tree: people among subdivisions. */
export interface TreeExtras<Item extends StructureNode> {
  /** Moves of the records and of the additional rows. */
  moves: MoveRequests | undefined;
  /** Opens the row if it is one of these; returns whether it was. */
  onSelect: (id: number) => boolean;
  actionOf: (item: TreeNode<Item>) => ReactNode;
  /** Rendered above the tree. */
  toolbar: ReactNode;
  areOpen: boolean;
  dialog: ReactNode;
}

/** Restricts moves in search results: nothing can be dropped between rows, because not all of them are shown. */
function whileSearched(moves: MoveRequests | undefined): MoveRequests | undefined {
  const isPutInside = moves?.isPutInside;
  if (!moves || !isPutInside) return undefined;
  return { ...moves, isMovable: (id) => isPutInside(id) && (moves.isMovable?.(id) ?? true) };
}

interface TreePaneProps<Item extends StructureNode> {
  label: string;
  searchLabel: string;
  items: readonly Item[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
  selectedId: number | null;
  onSelect: (id: number) => void;
  moves: MoveRequests | undefined;
  /** Absent when nothing may be added. */
  onAddChild: ((id: number) => void) | undefined;
  extras?: TreeExtras<Item> | undefined;
  children: (item: TreeNode<Item>) => ReactNode;
}

const nothing: readonly StructureNode[] = [];

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card sx={{ minHeight: 320 }} aria-busy={!error}>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} isDense />
      ) : (
        <SkeletonRows rows={8} columns={2} height={44} />
      )}
    </Card>
  );
}

function isDraggable(moves: MoveRequests | undefined, items: readonly StructureNode[]): boolean {
  return moves !== undefined && items.length > 1;
}

/** The left half of a structure tab: search, archive switch, and the tree. */
export function TreePane<Item extends StructureNode>(props: TreePaneProps<Item>) {
  const {
    label,
    searchLabel,
    items,
    error,
    onRetry,
    empty,
    selectedId,
    onSelect,
    moves,
    onAddChild,
    extras,
    children,
  } = props;
  const { t } = useTranslation(['structure', 'common']);
  const { state, setState, reset } = useUrlState(treeCodecs);
  const rows = useOpenRows(items ?? nothing, selectedId, {
    isSearched: state.search !== '',
    areExtrasOpen: extras?.areOpen ?? false,
  });
  if (!items) return <Waiting error={error} onRetry={onRetry} />;
  const actionOf = (node: TreeNode<Item>): ReactNode => {
    if (node.isExtra) return extras?.actionOf(node);
    return onAddChild ? <AddChild node={node} onAddChild={onAddChild} /> : null;
  };
  if (!items.length) return <Card>{empty}</Card>;
  const nodes = structureTree(items, state);
  const hasArchive = items.some(({ isArchive }) => isArchive);
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ p: 1.5, flexWrap: 'wrap', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' } }}>
          <SearchField
            value={state.search}
            onChange={(search) => setState({ search })}
            label={searchLabel}
            maxWidth={360}
          />
        </Box>
        {extras?.toolbar}
        {hasArchive ? (
          <FormControlLabel
            control={
              <Switch checked={state.isArchive} onChange={(_event, isArchive) => setState({ isArchive })} />
            }
            label={t('common:list.showArchive')}
            sx={{ mr: 0.5 }}
          />
        ) : null}
        <Tooltip title={t('structure:action.expandAll')}>
          <IconButton aria-label={t('structure:action.expandAll')} onClick={() => rows.setAll(true)}>
            <ChevronsUpDown />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('structure:action.collapseAll')}>
          <IconButton aria-label={t('structure:action.collapseAll')} onClick={() => rows.setAll(false)}>
            <ChevronsDownUp />
          </IconButton>
        </Tooltip>
      </Stack>
      {nodes.length ? (
        <Box sx={{ p: 1 }}>
          <Tree
            label={label}
            nodes={nodes}
            nameOf={(item) => (item.isArchive ? `${item.name} [${t('common:archiveSuffix')}]` : item.name)}
            isOpen={rows.isOpen}
            onToggle={rows.toggle}
            selectedId={selectedId}
            onSelect={onSelect}
            moves={state.search ? whileSearched(moves) : moves}
            actions={actionOf}
          >
            {children}
          </Tree>
        </Box>
      ) : (
        <FilteredEmpty onReset={reset} />
      )}
      {isDraggable(moves, items) ? (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: 'none', md: 'block' }, px: 2, pb: 1.5 }}
        >
          {t('structure:tree.tip')}
        </Typography>
      ) : null}
    </Card>
  );
}
