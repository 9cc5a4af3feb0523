import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FolderTree, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAllRegulationStructuresQuery, useAllRegulationChoicesQuery } from '../api';
import { NodeRow } from '../components/NodeRow';
import { StructureSplit } from '../components/StructureSplit';
import { TreePane } from '../components/TreePane';
import { structurePaths } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useRegulationStructureMoves } from '../lib/useTreeMoves';

/** The tree of regulations: folders, and leaves bound to a regulation. */
export function RegulationStructurePage() {
  const { t } = useTranslation('structure');
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.regulations);
  const { data: items, error, refetch } = useAllRegulationStructuresQuery();
  const { data: regulations = [] } = useAllRegulationChoicesQuery();
  const moves = useRegulationStructureMoves();
  const names = new Map(regulations.map(({ id, name }) => [id, name]));
  const captionOf = (regulationId: number | null) =>
    regulationId === null
      ? t('structure:regulationStructure.folder')
      : (names.get(regulationId) ?? t('structure:regulationStructure.regulation'));
  const empty = (
    <EmptyState
      icon={FolderTree}
      title={t(canWrite ? 'structure:empty.regulations' : 'structure:empty.readOnly')}
      text={canWrite ? t('structure:empty.regulationsText') : undefined}
      action={
        canWrite ? (
          <Button variant="contained" startIcon={<Plus />} onClick={() => panel.add()}>
            {t('structure:action.addRegulation')}
          </Button>
        ) : undefined
      }
    />
  );
  return (
    <>
      <StructureSplit
        placeholder={t('structure:empty.chooseRegulation')}
        detail={panel.id === null ? null : <Outlet />}
        tree={
          <TreePane
            label={t('structure:tree.regulations')}
            searchLabel={t('structure:action.searchRegulations')}
            items={items}
            error={error}
            onRetry={() => void refetch()}
            empty={empty}
            selectedId={panel.selectedId}
            onSelect={panel.open}
            moves={canWrite ? moves.requests : undefined}
            onAddChild={canWrite ? panel.add : undefined}
          >
            {(item) => <NodeRow node={item} caption={captionOf(item.regulationId)} end={null} />}
          </TreePane>
        }
      />
      {moves.dialog}
    </>
  );
}
