import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { TreePlace } from '@src/components/tree/tree-moves';
import { personName } from '@src/lib/person';
import { Plus, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAllSubdivisionsQuery, useSubdivisionsUpdateMutation } from '../api';
import { NodeRow } from '../components/NodeRow';
import { StructureSplit } from '../components/StructureSplit';
import { TreePane } from '../components/TreePane';
import { structurePaths } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useTreeMoves } from '../lib/useTreeMoves';

/** The tree of subdivisions with their heads, and the people of the chosen one beside it. */
export function SubdivisionsPage() {
  const { t } = useTranslation('structure');
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.employees);
  const { data: subdivisions, error, refetch } = useAllSubdivisionsQuery();
  const [updateMany] = useSubdivisionsUpdateMutation();
  const moves = useTreeMoves({
    items: subdivisions ?? [],
    save: (places: TreePlace[]) => updateMany({ subdivisions: places }),
  });
  const empty = (
    <EmptyState
      icon={UsersRound}
      title={t(canWrite ? 'structure:empty.subdivisions' : 'structure:empty.readOnly')}
      text={canWrite ? t('structure:empty.subdivisionsText') : undefined}
      action={
        canWrite ? (
          <Button variant="contained" startIcon={<Plus />} onClick={() => panel.add()}>
            {t('structure:action.addSubdivision')}
          </Button>
        ) : undefined
      }
    />
  );
  return (
    <StructureSplit
      placeholder={t('structure:empty.chooseSubdivision')}
      detail={panel.id === null ? null : <Outlet />}
      tree={
        <TreePane
          label={t('structure:tree.subdivisions')}
          searchLabel={t('structure:action.searchSubdivisions')}
          items={subdivisions}
          error={error}
          onRetry={() => void refetch()}
          empty={empty}
          selectedId={panel.selectedId}
          onSelect={panel.open}
          moves={canWrite ? moves : undefined}
          onAddChild={canWrite ? panel.add : undefined}
        >
          {(subdivision) => (
            <NodeRow
              node={subdivision}
              caption={subdivision.leader ? personName(subdivision.leader) : t('structure:tree.noLeader')}
              end={t('structure:tree.people', { count: subdivision.employeesCount })}
            />
          )}
        </TreePane>
      }
    />
  );
}
