import Box from '@mui/material/Box';
import { UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TableCard } from '@src/components/table/TableCard';
import { TableFooter } from '@src/components/table/TableFooter';
import { numberParam, textParam } from '@src/lib/url-state';
import type { Answer } from '../source';
import type { ContentTeam } from '../types';
import { useContentText } from '../words';
import { ListHeader } from './ListHeader';
import { HeatLegend, TeamHeatMap } from './TeamHeatMap';

const PAGE = 50;
const params = { q: textParam(), page: numberParam(1) };

interface TeamListFrameProps {
  useTeam: (variables: { search: string | null; page: number; pageSize: number }) => Answer<ContentTeam>;
  /** How many objects wait for the user's approval. */
  waiting: number;
  RemindAll: ComponentType<{ objectIds: number[] }>;
}

/** The progress of the leader's people on the objects assigned to them. */
export function TeamListFrame({ useTeam, waiting, RemindAll }: TeamListFrameProps) {
  const { t } = useContentText();
  const { state, setState, reset } = useUrlState(params);
  const {
    data: team,
    error,
    isFetching,
    refetch,
  } = useTeam({ search: state.q || null, page: state.page, pageSize: PAGE });
  return (
    <>
      <ListHeader
        tab="subdivision"
        waiting={waiting}
        action={team ? <RemindAll objectIds={team.objects.map(({ id }) => id)} /> : undefined}
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
          isEmpty={({ rows, objects }) => rows.length === 0 || objects.length === 0}
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
