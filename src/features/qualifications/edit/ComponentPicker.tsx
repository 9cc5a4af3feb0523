import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedObject, useContentKinds } from '@src/content/content-kind';
import { BUNDLES } from '../view/bundles';

/** What can be a component. */
export type ComponentType = (typeof BUNDLES)[number]['objectType'];

interface ComponentPickerProps {
  objectType: ComponentType;
  value: NamedObject | null;
  onType: (type: ComponentType) => void;
  onChange: (object: NamedObject | null) => void;
}

/** A component: its kind, then one of those that the author may give to people. */
export function ComponentPicker({ objectType, value, onType, onChange }: ComponentPickerProps) {
  const { t } = useTranslation('qualifications');
  const kinds = useContentKinds();
  const Picker = kinds.find((kind) => kind.objectType === objectType)?.ObjectPicker;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Select
        value={objectType}
        inputProps={{ 'aria-label': t('edit.componentType') }}
        onChange={({ target }) => onType(target.value)}
        sx={{ minWidth: 180 }}
      >
        {BUNDLES.map((bundle) => (
          <MenuItem key={bundle.objectType} value={bundle.objectType}>
            {t(`item.type.${bundle.objectType}`)}
          </MenuItem>
        ))}
      </Select>
      <Suspense>{Picker ? <Picker key={objectType} value={value} onChange={onChange} /> : null}</Suspense>
    </Stack>
  );
}
