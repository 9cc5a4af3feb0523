import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import Button from '@mui/material/Button';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { todayStored } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { isStatisticFiltered, periods, type StatisticFilters } from '../lib/statistic-filters';

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
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { data: positions = [] } = useAllPositionOptionsQuery();
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
