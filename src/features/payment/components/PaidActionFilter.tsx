import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import type { TokenBalance } from '../api';

interface PaidActionFilterProps {
  /** The code of an action; empty, or no longer known: all. */
  value: string;
  actions: TokenBalance['actions'];
  onChange: (code: string) => void;
}

/** A filter by paid action. */
export function PaidActionFilter({ value, actions, onChange }: PaidActionFilterProps) {
  const { t } = useTranslation('payment');
  return (
    <FilterSelect
      label={t('payment:writeOffs.action')}
      value={actions.some(({ code }) => code === value) ? value : ''}
      onChange={onChange}
      choices={[
        { value: '', label: t('payment:writeOffs.anyAction') },
        ...actions.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}
