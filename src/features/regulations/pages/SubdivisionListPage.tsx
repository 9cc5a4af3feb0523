import Box from '@mui/material/Box';
import { UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TableCard } from '@src/components/table/TableCard';
import { TableFooter } from '@src/components/table/TableFooter';
import { numberParam, textParam } from '@src/lib/url-state';
import { useRegulationTeamQuery } from '../api';
import { owing, owingNames } from '../lib/team';
import { ListHeader } from '../lists/ListHeader';
import { HeatLegend, TeamHeatMap } from '../lists/TeamHeatMap';

const PAGE = 50;
const params = { q: textParam(), page: numberParam(1) };

/** Whom to remind of what. */
export interface RemindTarget {
  regulationId: number;
  userIds: number[];
}

interface SubdivisionListPageProps {
  RemindAll: ComponentType<{ targets: RemindTarget[]; names: string[] }>;
}

/** The leader's people against the regulations that were assigned to them. */
export function SubdivisionListPage({ RemindAll }: SubdivisionListPageProps) {
  const { t } = useTranslation('regulations');
  const { state, setState, reset } = useUrlState(params);
  const { data, error, isFetching, refetch } = useRegulationTeamQuery({
    search: state.q || null,
    page: state.page,
    pageSize: PAGE,
  });
  const team = data?.regulationTeam;
  return (
    <>
      <ListHeader
        tab="subdivision"
        action={team ? <RemindAll targets={owing(team)} names={owingNames(team)} /> : undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <SearchField value={state.q} label={t('team.search')} onChange={(q) => setState({ q })} />
        <HeatLegend />
      </Box>
      <TableCard isBusy={isFetching}>
        <Loaded
          data={team}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonRows rows={8} columns={5} />}
          isEmpty={({ rows, regulations }) => rows.length === 0 || regulations.length === 0}
          empty={<EmptyState icon={UsersRound} title={t('team.empty')} text={t('team.emptyText')} />}
          onReset={state.q ? reset : undefined}
        >
          {(loaded) => (
            <>
              <TeamHeatMap team={loaded} />
              <TableFooter
                count={loaded.count}
                page={state.page}
                pageSize={PAGE}
                onPage={(page) => setState({ page })}
              />
            </>
          )}
        </Loaded>
      </TableCard>
    </>
  );
}
