import { useTranslation } from 'react-i18next';
import type { NamedObject } from '@src/content/content-kind';
import { KindedObjectPicker } from '@src/content/pickers/KindedObjectPicker';
import { BUNDLES } from '../view/bundles';

/** The types that can be components. */
export type ComponentType = (typeof BUNDLES)[number]['objectType'];

interface ComponentPickerProps {
  objectType: ComponentType;
  value: NamedObject | null;
  onType: (type: ComponentType) => void;
  onChange: (object: NamedObject | null) => void;
}

/** A picker of components: first the kind, then one of those that the author may assign. */
export function ComponentPicker(props: ComponentPickerProps) {
  const { t } = useTranslation('qualifications');
  return (
    <KindedObjectPicker
      kinds={BUNDLES.map(({ objectType }) => ({ objectType, name: t(`item.type.${objectType}`) }))}
      kindLabel={t('edit.componentType')}
      {...props}
    />
  );
}
