import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedObject } from '@src/content/content-kind';
import { KindedObjectPicker } from '@src/content/pickers/KindedObjectPicker';
import type { ObjectType } from '../api';

interface PrerequisitePickerProps {
  /** The possible types of a prerequisite, the usual one first. */
  types: readonly [ObjectType, ...ObjectType[]];
  isBusy: boolean;
  onChoose: (objectType: ObjectType, object: NamedObject) => void;
}

/** Selects a prerequisite: its kind, then one of the objects that the author may edit. */
export function PrerequisitePicker({ types, isBusy, onChoose }: PrerequisitePickerProps) {
  const { t } = useTranslation('content');
  const [objectType, setObjectType] = useState(types[0]);
  return (
    <KindedObjectPicker
      kinds={types.map((type) => ({ objectType: type, name: t(`prerequisites.type.${type}`) }))}
      kindLabel={t('prerequisites.kind')}
      objectType={objectType}
      onType={setObjectType}
      label={t('prerequisites.choose')}
      value={null}
      onChange={(object) => object && onChoose(objectType, object)}
      isDisabled={isBusy}
    />
  );
}
