import { useTranslation } from 'react-i18next';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { useTokenBalanceQuery } from '../api';
import type { WriteOffFilter } from '../lib/write-off-filter';
import { InitiatorFilter } from './InitiatorFilter';

interface WriteOffFilterBarProps {
  filter: WriteOffFilter;
  isActive: boolean;
  onChange: (patch: Partial<WriteOffFilter>) => void;
}

/** Filters by period, initiator and action. */
export function WriteOffFilterBar({ filter, isActive, onChange }: WriteOffFilterBarProps) {
  const { t } = useTranslation('payment');
  const actions = useTokenBalanceQuery().data?.tokenBalance.actions ?? [];
  return (
    <FilterFold isActive={isActive}>
      <FilterDate
        label={t('payment:writeOffs.from')}
        value={filter.from}
        max={filter.to}
        onChange={(from) => onChange({ from })}
      />
      <FilterDate
        label={t('payment:writeOffs.to')}
        value={filter.to}
        min={filter.from}
        onChange={(to) => onChange({ to })}
      />
      <InitiatorFilter value={filter.initiator} onChange={(initiator) => onChange({ initiator })} />
      <FilterSelect
        label={t('payment:writeOffs.action')}
        value={actions.some(({ code }) => code === filter.action) ? filter.action : ''}
        onChange={(action) => onChange({ action })}
        choices={[
          { value: '', label: t('payment:writeOffs.anyAction') },
          ...actions.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </FilterFold>
  );
}
