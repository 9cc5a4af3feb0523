import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPickerProps } from '@src/content/content-kind';
import { ObjectField } from '@src/content/ObjectField';
import { useTestOptionsQuery } from '@src/features/tests/api';

const pageSize = 20;

/** A picker of the tests that the user may edit. */
export function TestPicker(props: ObjectPickerProps) {
  const { t } = useTranslation('roles');
  const [typed, setTyped] = useState('');
  const { data } = useTestOptionsQuery({ search: typed || null, pageSize });
  return (
    <ObjectField
      {...props}
      label={props.label ?? t('roles:lookup.object')}
      options={data?.tests.items ?? []}
      onSearch={setTyped}
    />
  );
}
