import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { FilteredEmpty } from '@src/components/feedback/FilteredEmpty';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { useUrlState } from '@src/components/routing/useUrlState';
import { LayoutGrid, List, UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '../first-api';
import { colleaguesFilter, directoryCodecs, type DirectoryState, firstColleagues } from '../lib/directory';
import { DirectoryPeople } from './DirectoryPeople';

/** A field that finds records by typing is as large as the list, so it comes after it. */
const FilterMultiple = lazyPart(
  async () => (await import('@src/components/filters/FilterMultiple')).FilterMultiple,
);

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
      <Suspense fallback={<Box sx={{ width: { xs: '100%', sm: 240 }, height: 40 }} />}>
        <FilterMultiple
          label={t('employees:list.subdivisions')}
          placeholder={t('employees:list.anySubdivision')}
          options={subdivisions}
          value={state.subdivisionIds}
          onChange={(subdivisionIds) => setState({ subdivisionIds })}
        />
      </Suspense>
      <FilterSwitch
        label={t('employees:list.newcomers')}
        value={state.sort === 'newcomer'}
        onChange={(isOn) => setState({ sort: isOn ? 'newcomer' : 'name' })}
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

/** The directory of colleagues as one scrolling list. */
export function Directory() {
  const { t } = useTranslation(['employees', 'common']);
  const { state, setState, reset } = useUrlState(directoryCodecs);
  const filter = colleaguesFilter(state);
  const { data, error, refetch } = useColleaguesQuery(firstColleagues(filter));
  const isFiltered = state.search !== '' || state.subdivisionIds.length > 0;
  const { view } = state;
  const body = () => {
    if (!data) {
      return error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards count={8} height={128} />
      );
    }
    const { count } = data.users;
    if (!count) {
      return isFiltered ? (
        <FilteredEmpty onReset={reset} />
      ) : (
        <EmptyState icon={UsersRound} title={t('employees:empty.user')} />
      );
    }
    return <DirectoryPeople count={count} view={view} filter={filter} />;
  };
  return (
    <>
      <Filters state={state} setState={setState} />
      {data?.users.count ? (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1.5 }}>
          {t('common:list.found', { count: data.users.count })}
        </Typography>
      ) : null}
      {body()}
    </>
  );
}
