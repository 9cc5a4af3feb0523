import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { useTranslation } from 'react-i18next';
import { useStatusTypes } from '@src/entities/person/useStatusTypes';

interface StatusesPickerProps {
  value: readonly string[];
  onChange: (statuses: string[]) => void;
}

/** Selects statuses of people (on adaptation, working and so on), with the server's names. */
export function StatusesPicker({ value, onChange }: StatusesPickerProps) {
  const { t } = useTranslation('assignments');
  const types = useStatusTypes();
  // The picker needs ids, so a status gets its index in the list.
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
