import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPickerProps } from '@src/content/content-kind';
import { ObjectField } from '@src/content/ObjectField';
import { useQualificationOptionsQuery } from '@src/features/qualifications/api';

const pageSize = 20;

/** A picker of the qualifications that the user may edit. */
export function QualificationPicker(props: ObjectPickerProps) {
  const { t } = useTranslation('roles');
  const [typed, setTyped] = useState('');
  const { data } = useQualificationOptionsQuery({ search: typed || null, pageSize });
  return (
    <ObjectField
      {...props}
      label={props.label ?? t('roles:lookup.object')}
      options={data?.qualifications.items ?? []}
      onSearch={setTyped}
    />
  );
}
