import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { personName } from '@src/lib/person';
import { Plus, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAllSubdivisionsQuery } from '../api';
import { ChartPane } from '../chart/ChartPane';
import { useSubdivisionCards } from '../chart/useCards';
import { ViewSwitch } from '../chart/ViewSwitch';
import { NodeRow } from '../components/NodeRow';
import { StructureOverlay, StructureSplit } from '../components/StructureSplit';
import { TreePane } from '../components/TreePane';
import { structurePaths, viewCodecs } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useSubdivisionMoves } from '../lib/useTreeMoves';

/** The tree of subdivisions with their heads, and the people of the chosen one beside it. */
export function SubdivisionsPage() {
  const { t } = useTranslation('structure');
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.employees);
  const { data: subdivisions, error, refetch } = useAllSubdivisionsQuery();
  const moves = useSubdivisionMoves();
  const { state } = useUrlState(viewCodecs);
  const items = useSubdivisionCards(subdivisions);
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
  if (state.view === 'chart') {
    return (
      <>
        <ViewSwitch />
        <StructureOverlay
          detail={panel.id === null ? null : <Outlet />}
          chart={
            <ChartPane
              label={t('structure:chart.subdivisions')}
              fileName={t('structure:chart.subdivisions')}
              items={items}
              error={error}
              onRetry={() => void refetch()}
              empty={empty}
              selectedId={panel.selectedId}
              onSelect={panel.open}
            />
          }
        />
      </>
    );
  }
  return (
    <>
      <ViewSwitch />
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
            moves={canWrite ? moves.requests : undefined}
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
      {moves.dialog}
    </>
  );
}
