import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { optionName } from '@src/lib/options';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathName, type StructureNode } from '../lib/structure-tree';
import type { usePanelRoute } from '../lib/usePanelRoute';
import type { TreeMoves } from '../lib/useTreeMoves';
import { ArchiveNote } from './ArchiveNote';
import { RecordMenu, type RecordMenuProps } from './RecordMenu';
import { DetailPane } from './StructureSplit';

interface WaitingPaneProps {
  kind: RecordMenuProps['kind'];
  isLoading: boolean;
  /** The error of loading the record. */
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** The pane of a record while it is loading or has failed. */
export function WaitingPane({ kind, isLoading, error, onRetry, onClose }: WaitingPaneProps) {
  const { t } = useTranslation('structure');
  return (
    <DetailPane title={t(`structure:${kind}.subtitle`)} onClose={onClose}>
      {isLoading ? <SkeletonRows columns={1} /> : <ErrorState error={error} onRetry={onRetry} isDense />}
    </DetailPane>
  );
}

interface RecordPaneProps extends Pick<RecordMenuProps, 'kind' | 'setArchive' | 'remove'> {
  record: { id: number; name: string; isArchive: boolean };
  /** The items of the record's tree. */
  items: readonly StructureNode[];
  panel: ReturnType<typeof usePanelRoute>;
  moves: TreeMoves;
  /** Whether the caller may change the record. */
  canWrite: boolean;
  children: ReactNode;
}

/** The pane of a structure record: its path, its actions, and its content. */
export function RecordPane({ record, items, panel, moves, canWrite, children, ...menu }: RecordPaneProps) {
  const { t } = useTranslation(['structure', 'common']);
  const { id } = record;
  return (
    <DetailPane
      title={optionName(record, t('common:archiveSuffix'))}
      subtitle={pathName(items, id) || t(`structure:${menu.kind}.subtitle`)}
      menu={
        canWrite ? (
          <>
            <RecordMenu
              {...menu}
              record={record}
              onAddChild={() => panel.add(id)}
              onMove={() => moves.ask(id)}
              onRemoved={panel.close}
            />
            {moves.dialog}
          </>
        ) : null
      }
      onClose={panel.close}
    >
      <ArchiveNote record={record} />
      {children}
    </DetailPane>
  );
}
