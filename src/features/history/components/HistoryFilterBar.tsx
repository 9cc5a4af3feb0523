import { HISTORY_SECTIONS } from '@domain/history-sections';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { useTranslation } from 'react-i18next';
import { useHistoryActionsQuery } from '../api';
import { type HistoryFilters, isHistoryFiltered, periods } from '../lib/history-filters';
import { PersonFilter } from './PersonFilter';

interface HistoryFilterBarProps {
  state: HistoryFilters;
  setState: (patch: Partial<HistoryFilters>) => void;
  /** Whether the list contains other people's entries at all. */
  withPeople: boolean;
}

/** The filters of the history. */
export function HistoryFilterBar({ state, setState, withPeople }: HistoryFilterBarProps) {
  const { t } = useTranslation('history');
  const { data } = useHistoryActionsQuery();
  const actions = data?.logActionTypes ?? [];
  return (
    <FilterFold isActive={isHistoryFiltered(state)}>
      <FilterSelect
        label={t('history:filter.period')}
        value={state.period}
        onChange={(period) => setState({ period })}
        width={160}
        choices={periods.map((value) => ({ value, label: t(`history:period.${value}`) }))}
      />
      {state.period === 'custom' ? (
        <>
          <FilterDate
            label={t('history:filter.dateFrom')}
            value={state.dateFrom}
            max={state.dateTo}
            onChange={(dateFrom) => setState({ dateFrom })}
          />
          <FilterDate
            label={t('history:filter.dateTo')}
            value={state.dateTo}
            min={state.dateFrom}
            onChange={(dateTo) => setState({ dateTo })}
          />
        </>
      ) : null}
      <FilterSelect
        label={t('history:filter.section')}
        value={state.section}
        onChange={(section) => setState({ section })}
        width={160}
        choices={[
          { value: '', label: t('history:filter.anySection') },
          ...HISTORY_SECTIONS.map((value) => ({ value, label: t(`history:section.${value}`) })),
        ]}
      />
      <FilterSelect
        label={t('history:filter.action')}
        value={actions.some(({ value }) => value === state.action) ? state.action : ''}
        onChange={(action) => setState({ action })}
        width={180}
        choices={[
          { value: '', label: t('history:filter.anyAction') },
          ...actions.map(({ value, name }) => ({ value, label: name })),
        ]}
      />
      {withPeople ? (
        <>
          <PersonFilter
            label={t('history:filter.actor')}
            placeholder={t('history:filter.anyActor')}
            value={state.actorId}
            onChange={(actorId) => setState({ actorId })}
          />
          <PersonFilter
            label={t('history:filter.affected')}
            placeholder={t('history:filter.anyAffected')}
            value={state.affectedUserId}
            onChange={(affectedUserId) => setState({ affectedUserId })}
          />
        </>
      ) : null}
    </FilterFold>
  );
}
