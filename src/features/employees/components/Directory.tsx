import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { FilteredEmpty } from '@src/components/feedback/FilteredEmpty';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { useUrlState } from '@src/components/routing/useUrlState';
import { LayoutGrid, List, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Colleague, useColleaguePagesInfiniteQuery } from '../api';
import { bySubdivision, directoryCodecs, type DirectoryState } from '../lib/directory';
import { ColleagueCard } from './ColleagueCard';

function Cards({ people }: { people: readonly Colleague[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {people.map((person) => (
        <ColleagueCard key={person.id} person={person} />
      ))}
    </Box>
  );
}

function Groups({ people }: { people: readonly Colleague[] }) {
  const { t } = useTranslation('employees');
  return (
    <Stack spacing={3}>
      {bySubdivision(people).map((group) => (
        <Box key={group.id} component="section">
          <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
            {group.name ?? t('employees:list.noSubdivision')}
            <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
              {group.people.length}
            </Typography>
          </Typography>
          <Cards people={group.people} />
        </Box>
      ))}
    </Stack>
  );
}

interface FiltersProps {
  state: DirectoryState;
  setState: (patch: Partial<DirectoryState>) => void;
}

function Filters({ state, setState }: FiltersProps) {
  const { t } = useTranslation('employees');
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <SearchField
        label={t('employees:list.searchUser')}
        value={state.search}
        onChange={(search) => setState({ search })}
        maxWidth={280}
      />
      <FilterMultiple
        label={t('employees:list.subdivisions')}
        placeholder={t('employees:list.anySubdivision')}
        options={subdivisions}
        value={state.subdivisionIds}
        onChange={(subdivisionIds) => setState({ subdivisionIds })}
      />
      <FilterSwitch
        label={t('employees:list.newcomers')}
        value={state.sort === 'createdAt'}
        onChange={(isOn) => setState({ sort: isOn ? 'createdAt' : 'name' })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state.view}
        aria-label={t('employees:view.label')}
        onChange={(_event, view: DirectoryState['view'] | null) => {
          if (view) setState({ view });
        }}
        sx={{ ml: { sm: 'auto' } }}
      >
        <ToggleButton value="cards">
          <LayoutGrid size={17} aria-hidden />
          {t('employees:view.cards')}
        </ToggleButton>
        <ToggleButton value="list">
          <List size={17} aria-hidden />
          {t('employees:view.list')}
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}

/** The colleagues of somebody who works here. */
export function Directory() {
  const { t } = useTranslation('employees');
  const { state, setState, reset } = useUrlState(directoryCodecs);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useColleaguePagesInfiniteQuery({
      search: state.search || null,
      subdivisionIds: state.subdivisionIds.length ? state.subdivisionIds : null,
      sort: state.sort,
    });
  const people = data?.pages.flatMap(({ items }) => items);
  const isFiltered = state.search !== '' || state.subdivisionIds.length > 0;
  const body = () => {
    if (!people)
      return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonCards count={8} height={128} />;
    if (!people.length) {
      return isFiltered ? (
        <FilteredEmpty onReset={reset} />
      ) : (
        <EmptyState icon={UsersRound} title={t('employees:empty.user')} />
      );
    }
    return state.view === 'cards' ? <Cards people={people} /> : <Groups people={people} />;
  };
  return (
    <>
      <Filters state={state} setState={setState} />
      {body()}
      {hasNextPage ? (
        <Stack sx={{ alignItems: 'center', mt: 3 }}>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('employees:list.more')}
          </Button>
        </Stack>
      ) : null}
    </>
  );
}
