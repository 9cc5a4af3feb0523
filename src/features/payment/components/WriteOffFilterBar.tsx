import { FilterFold } from '@src/components/filters/FilterFold';
import { useTokenBalanceQuery } from '../api';
import type { WriteOffFilter } from '../lib/write-off-filter';
import { InitiatorFilter } from './InitiatorFilter';
import { PaidActionFilter } from './PaidActionFilter';
import { PeriodFilter } from './PeriodFilter';

interface WriteOffFilterBarProps {
  filter: WriteOffFilter;
  isActive: boolean;
  onChange: (patch: Partial<WriteOffFilter>) => void;
}

/** Filters by period, initiator and action. */
export function WriteOffFilterBar({ filter, isActive, onChange }: WriteOffFilterBarProps) {
  const actions = useTokenBalanceQuery().data?.tokenBalance.actions ?? [];
  return (
    <FilterFold isActive={isActive}>
      <PeriodFilter from={filter.from} to={filter.to} onChange={onChange} />
      <InitiatorFilter value={filter.initiator} onChange={(initiator) => onChange({ initiator })} />
      <PaidActionFilter value={filter.action} actions={actions} onChange={(action) => onChange({ action })} />
    </FilterFold>
  );
}
