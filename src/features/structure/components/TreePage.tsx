import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TreeDragArea } from '@src/components/tree/TreeDragArea';
import type { TreeNode } from '@domain/tree';
import { LayoutTemplate, type LucideIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { ChartItem } from '../chart/chart-items';
import { ChartPane } from '../chart/ChartPane';
import { ViewSwitch } from '../chart/ViewSwitch';
import type { StructureNode } from '../lib/structure-tree';
import { outlineCodecs, viewCodecs } from '../lib/structure-url';
import { useCanWriteStructureEverywhere } from '../lib/useStructureRights';
import { usePanelRoute } from '../lib/usePanelRoute';
import type { TreeMoves } from '../lib/useTreeMoves';
import { StructureOverlay, StructureSplit } from './StructureSplit';
import { type TreeExtras, TreePane } from './TreePane';

interface TreePageProps<Item extends StructureNode> {
  path: string;
  texts: {
    tree: string;
    search: string;
    /** Shown beside the tree while nothing is selected. */
    choose: string;
    /** Shown when there are no records yet, to users who may create them. */
    none: string;
    noneText: string;
    add: string;
  };
  icon: LucideIcon;
  query: { data?: readonly Item[]; error?: unknown; refetch: () => unknown };
  moves: TreeMoves;
  /** Whether the caller may change this tree. */
  canWrite: boolean;
  /** The same records as a chart; absent when there is only the tree. */
  chart?: {
    kind: 'position' | 'subdivision';
    label: string;
    items: readonly ChartItem[] | undefined;
  };
  extras?: TreeExtras<Item>;
  children: (item: TreeNode<Item>) => ReactNode;
}

type NoStructureProps = Pick<TreePageProps<StructureNode>, 'icon' | 'texts'> & {
  onAdd: (() => void) | undefined;
  /** There are templates for these records. */
  isTemplated: boolean;
};

function NoStructure({ icon, texts, onAdd, isTemplated }: NoStructureProps) {
  const { t } = useTranslation('structure');
  const { setState } = useUrlState(outlineCodecs);
  const canWriteEverywhere = useCanWriteStructureEverywhere();
  if (!onAdd) return <EmptyState icon={icon} title={t('structure:empty.readOnly')} />;
  return (
    <EmptyState
      icon={icon}
      title={texts.none}
      text={texts.noneText}
      action={
        <>
          <Button variant="contained" startIcon={<Plus />} onClick={() => onAdd()}>
            {texts.add}
          </Button>
          {isTemplated && canWriteEverywhere ? (
            <Button
              variant="outlined"
              startIcon={<LayoutTemplate />}
              onClick={() => setState({ templates: true })}
            >
              {t('structure:outline.fromTemplate')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** Who opens a record from the tree: the page's own mode first, else the panel. */
function treeSelect<Item extends StructureNode>(
  { extras }: TreePageProps<Item>,
  open: (id: number) => void,
): (id: number) => void {
  return (id) => {
    if (!extras?.onSelect(id)) open(id);
  };
}

function treeMoves<Item extends StructureNode>({ extras, canWrite, moves }: TreePageProps<Item>) {
  if (extras) return { moves: extras.moves };
  return { moves: canWrite ? moves.requests : undefined };
}

/** A tab of the structure: its tree or chart, with the selected record beside it. */
export function TreePage<Item extends StructureNode>(props: TreePageProps<Item>) {
  const { path, texts, icon, query, moves, canWrite, chart, extras, children } = props;
  const panel = usePanelRoute(path);
  const { state } = useUrlState(viewCodecs);
  const detail = panel.id === null ? null : <Outlet />;
  const onAdd = canWrite ? panel.add : undefined;
  const pane = {
    error: query.error,
    onRetry: () => void query.refetch(),
    selectedId: panel.selectedId,
    onSelect: panel.open,
    empty: <NoStructure icon={icon} texts={texts} onAdd={onAdd} isTemplated={chart !== undefined} />,
  };
  if (chart && state.view === 'chart') {
    return (
      <>
        <ViewSwitch other="chart" />
        <StructureOverlay
          detail={detail}
          chart={
            <ChartPane
              {...pane}
              {...chart}
              fileName={chart.label}
              cards={canWrite ? moves : undefined}
              onAddBelow={onAdd}
            />
          }
        />
      </>
    );
  }
  return (
    <TreeDragArea>
      {chart ? <ViewSwitch other="chart" /> : null}
      <StructureSplit
        placeholder={query.data?.length === 0 ? null : texts.choose}
        detail={detail}
        tree={
          <TreePane
            {...pane}
            label={texts.tree}
            searchLabel={texts.search}
            items={query.data}
            {...treeMoves(props)}
            onSelect={treeSelect(props, panel.open)}
            extras={extras}
            onAddChild={onAdd}
          >
            {children}
          </TreePane>
        }
      />
      {moves.dialog}
      {extras?.dialog}
    </TreeDragArea>
  );
}
