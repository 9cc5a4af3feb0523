import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PeopleFilter } from '@src/entities/person/PeopleFilter';
import { useStatusTypes } from '@src/entities/person/useStatusTypes';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import Button from '@mui/material/Button';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { todayStored } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import {
  countedStatuses,
  isStatisticFiltered,
  periods,
  type StatisticFilters,
} from '../lib/statistic-filters';

interface FilterAsOfProps {
  value: string;
  firstDay: string | undefined;
  error: string | undefined;
  onChange: (asOf: string) => void;
}

function FilterAsOf({ value, firstDay, error, onChange }: FilterAsOfProps) {
  const { t } = useTranslation('statistics');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
      <Typography
        component="span"
        variant="body2"
        aria-hidden
        sx={{ whiteSpace: 'nowrap', lineHeight: '38px' }}
      >
        {t('statistics:filter.asOf')}
      </Typography>
      <FilterDate
        label={t('statistics:filter.asOf')}
        value={value}
        min={firstDay}
        max={todayStored()}
        error={error}
        onChange={onChange}
      />
    </Box>
  );
}

type Fields = Pick<StatisticFilterBarProps, 'state' | 'setState'>;

/** Which people count: their places, they themselves, their statuses. */
function PeopleFields({ state, setState }: Fields) {
  const { t } = useTranslation('statistics');
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { data: positions = [] } = useAllPositionOptionsQuery();
  const types = useStatusTypes();
  // A filter needs ids, so a status gets its index in the list.
  const statuses = countedStatuses.map((status, id) => ({
    id,
    name: types.find(({ value }) => value === status)?.name ?? status,
  }));
  return (
    <>
      <FilterMultiple
        label={t('statistics:filter.subdivisions')}
        placeholder={t('statistics:filter.anySubdivision')}
        options={subdivisions}
        value={state.subdivisionIds}
        onChange={(subdivisionIds) => setState({ subdivisionIds })}
      />
      <FilterMultiple
        label={t('statistics:filter.positions')}
        placeholder={t('statistics:filter.anyPosition')}
        options={positions}
        value={state.positionIds}
        onChange={(positionIds) => setState({ positionIds })}
      />
      <PeopleFilter
        label={t('statistics:filter.people')}
        placeholder={t('statistics:filter.anyPerson')}
        value={state.userIds}
        onChange={(userIds) => setState({ userIds })}
      />
      <FilterMultiple
        label={t('statistics:filter.statuses')}
        placeholder={t('statistics:filter.anyStatus')}
        options={statuses}
        value={state.statuses.map((status) => countedStatuses.indexOf(status))}
        onChange={(ids) => setState({ statuses: countedStatuses.filter((_status, id) => ids.includes(id)) })}
        width={190}
      />
    </>
  );
}

interface StatisticFilterBarProps {
  state: StatisticFilters;
  setState: (patch: Partial<StatisticFilters>) => void;
  reset: () => void;
  /** The first selectable day, once it is known. */
  firstDay: string | undefined;
  /** Why the selected day is rejected. */
  asOfError: string | undefined;
}

/** The filters of the statistics: people and period. */
export function StatisticFilterBar({ state, setState, reset, firstDay, asOfError }: StatisticFilterBarProps) {
  const { t } = useTranslation(['statistics', 'common']);
  return (
    <Card
      component="section"
      aria-label={t('statistics:filter.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1.5, mb: 2.5 }}
    >
      <FilterFold isActive={isStatisticFiltered(state)}>
        <FilterSelect
          label={t('statistics:filter.period')}
          value={state.period}
          onChange={(period) => setState({ period })}
          width={190}
          choices={periods.map((value) => ({ value, label: t(`statistics:filter.periods.${value}`) }))}
        />
        {state.period === 'custom' ? (
          <>
            <FilterDate
              label={t('statistics:filter.dateFrom')}
              value={state.dateFrom}
              max={state.dateTo}
              onChange={(dateFrom) => setState({ dateFrom })}
            />
            <FilterDate
              label={t('statistics:filter.dateTo')}
              value={state.dateTo}
              min={state.dateFrom}
              onChange={(dateTo) => setState({ dateTo })}
            />
          </>
        ) : null}
        <PeopleFields state={state} setState={setState} />
        <FilterSwitch
          label={t('statistics:filter.isAdaptation')}
          value={state.isAdaptation}
          onChange={(isAdaptation) => setState({ isAdaptation })}
        />
        <FilterAsOf
          value={state.asOf}
          firstDay={firstDay}
          error={asOfError}
          onChange={(asOf) => setState({ asOf })}
        />
        <FilterSwitch
          label={t('statistics:filter.isCompared')}
          value={state.isCompared}
          onChange={(isCompared) => setState({ isCompared })}
        />
        {isStatisticFiltered(state) || state.isCompared ? (
          <Button size="small" color="inherit" onClick={reset}>
            {t('common:list.resetFilters')}
          </Button>
        ) : null}
      </FilterFold>
    </Card>
  );
}
