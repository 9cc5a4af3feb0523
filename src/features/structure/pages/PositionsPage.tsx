import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { TreePlace } from '@src/components/tree/tree-moves';
import { truncate } from '@src/lib/truncate';
import { Network, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAllPositionsQuery, usePositionsUpdateMutation } from '../api';
import { NodeRow } from '../components/NodeRow';
import { StructureSplit } from '../components/StructureSplit';
import { TreePane } from '../components/TreePane';
import { structurePaths } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useTreeMoves } from '../lib/useTreeMoves';

const captionLength = 90;

/** The tree of positions, with the chosen one beside it. */
export function PositionsPage() {
  const { t } = useTranslation('structure');
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.positions);
  const { data: positions, error, refetch } = useAllPositionsQuery();
  const [updateMany] = usePositionsUpdateMutation();
  const moves = useTreeMoves({
    items: positions ?? [],
    save: (places: TreePlace[]) => updateMany({ positions: places }),
  });
  const empty = (
    <EmptyState
      icon={Network}
      title={t(canWrite ? 'structure:empty.positions' : 'structure:empty.readOnly')}
      text={canWrite ? t('structure:empty.positionsText') : undefined}
      action={
        canWrite ? (
          <Button variant="contained" startIcon={<Plus />} onClick={() => panel.add()}>
            {t('structure:action.addPosition')}
          </Button>
        ) : undefined
      }
    />
  );
  return (
    <StructureSplit
      placeholder={t('structure:empty.choosePosition')}
      detail={panel.id === null ? null : <Outlet />}
      tree={
        <TreePane
          label={t('structure:tree.positions')}
          searchLabel={t('structure:action.searchPositions')}
          items={positions}
          error={error}
          onRetry={() => void refetch()}
          empty={empty}
          selectedId={panel.selectedId}
          onSelect={panel.open}
          moves={canWrite ? moves : undefined}
          onAddChild={canWrite ? panel.add : undefined}
        >
          {(position) => (
            <NodeRow
              node={position}
              caption={truncate(position.vep, captionLength)}
              end={
                position.employeesCount
                  ? t('structure:tree.people', { count: position.employeesCount })
                  : t('structure:tree.vacant')
              }
            />
          )}
        </TreePane>
      }
    />
  );
}
