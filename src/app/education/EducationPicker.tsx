import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPickerProps } from '@src/content/content-kind';
import { ObjectField } from '@src/content/ObjectField';
import { useEducationOptionsQuery } from '@src/features/educations/api';

const pageSize = 20;

/** A picker of the educations that the user may edit: texts first, then videos. */
export function EducationPicker(props: ObjectPickerProps) {
  const { t } = useTranslation('roles');
  const [typed, setTyped] = useState('');
  const asked = { search: typed || null, pageSize };
  const texts = useEducationOptionsQuery({ ...asked, typeContent: 'text' });
  const videos = useEducationOptionsQuery({ ...asked, typeContent: 'video' });
  return (
    <ObjectField
      {...props}
      label={props.label ?? t('roles:lookup.object')}
      options={[...(texts.data?.educations.items ?? []), ...(videos.data?.educations.items ?? [])]}
      onSearch={setTyped}
    />
  );
}
