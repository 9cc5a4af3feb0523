import { useTranslation } from 'react-i18next';
import { FilterDate } from '@src/components/filters/FilterDate';

interface PeriodFilterProps {
  from: string;
  to: string;
  onChange: (patch: { from?: string; to?: string }) => void;
}

/** A filter by days, both included. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <FilterDate
        label={t('payment:writeOffs.from')}
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <FilterDate
        label={t('payment:writeOffs.to')}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
