import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPickerProps } from '@src/content/content-kind';
import { ObjectField } from '@src/content/ObjectField';
import { useRegulationOptionsQuery } from '@src/features/regulations/api';

const pageSize = 20;

/** A picker of the regulations that the user may edit. */
export function RegulationPicker(props: ObjectPickerProps) {
  const { t } = useTranslation('roles');
  const [typed, setTyped] = useState('');
  const { data } = useRegulationOptionsQuery({ search: typed || null, pageSize });
  return (
    <ObjectField
      {...props}
      label={props.label ?? t('roles:lookup.object')}
      options={data?.regulations.items ?? []}
      sampleKind="regulation"
      onSearch={setTyped}
    />
  );
}
