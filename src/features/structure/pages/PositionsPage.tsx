import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { truncate } from '@src/lib/truncate';
import { Network, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAllPositionsQuery } from '../api';
import { ChartPane } from '../chart/ChartPane';
import { usePositionCards } from '../chart/useCards';
import { ViewSwitch } from '../chart/ViewSwitch';
import { NodeRow } from '../components/NodeRow';
import { StructureOverlay, StructureSplit } from '../components/StructureSplit';
import { TreePane } from '../components/TreePane';
import { structurePaths, viewCodecs } from '../lib/structure-url';
import { usePanelRoute } from '../lib/usePanelRoute';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { usePositionMoves } from '../lib/useTreeMoves';

const captionLength = 90;

/** The tree of positions, with the chosen one beside it. */
export function PositionsPage() {
  const { t } = useTranslation('structure');
  const canWrite = useCanWriteStructure();
  const panel = usePanelRoute(structurePaths.positions);
  const { data: positions, error, refetch } = useAllPositionsQuery();
  const moves = usePositionMoves();
  const { state } = useUrlState(viewCodecs);
  const items = usePositionCards(positions, state.view === 'chart');
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
  if (state.view === 'chart') {
    return (
      <>
        <ViewSwitch />
        <StructureOverlay
          detail={panel.id === null ? null : <Outlet />}
          chart={
            <ChartPane
              label={t('structure:chart.positions')}
              fileName={t('structure:chart.positions')}
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
            moves={canWrite ? moves.requests : undefined}
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
      {moves.dialog}
    </>
  );
}
