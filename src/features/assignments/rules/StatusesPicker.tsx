import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { useTranslation } from 'react-i18next';
import { useStatusTypes } from '../pickers/useStatusTypes';

interface StatusesPickerProps {
  value: readonly string[];
  onChange: (statuses: string[]) => void;
}

/** States of people: on adaptation, working and so on, as the server names them. */
export function StatusesPicker({ value, onChange }: StatusesPickerProps) {
  const { t } = useTranslation('assignments');
  const types = useStatusTypes();
  // The picker works with ids; a status has none but its place in the list.
  const options = types.map(({ name }, id) => ({ id, name }));
  return (
    <ChipsPicker
      label={t('group.statuses')}
      placeholder={t('group.anyStatus')}
      options={options}
      value={types.flatMap((type, id) => (value.includes(type.value) ? [id] : []))}
      onChange={(ids) => onChange(ids.flatMap((id) => types[id]?.value ?? []))}
    />
  );
}
