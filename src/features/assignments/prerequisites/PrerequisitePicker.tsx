import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedObject, useContentKinds } from '@src/content/content-kind';
import type { ObjectType } from '../api';

interface PrerequisitePickerProps {
  /** What can come first, the usual kind first. */
  types: readonly [ObjectType, ...ObjectType[]];
  isBusy: boolean;
  onChoose: (objectType: ObjectType, object: NamedObject) => void;
}

/** What has to be done first: its kind, then one of those that the author may edit. */
export function PrerequisitePicker({ types, isBusy, onChoose }: PrerequisitePickerProps) {
  const { t } = useTranslation('content');
  const [objectType, setObjectType] = useState(types[0]);
  const kinds = useContentKinds();
  const Picker = kinds.find((kind) => kind.objectType === objectType)?.ObjectPicker;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Select
        value={objectType}
        disabled={isBusy}
        inputProps={{ 'aria-label': t('prerequisites.kind') }}
        onChange={({ target }) => setObjectType(target.value)}
        sx={{ minWidth: 180 }}
      >
        {types.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`prerequisites.type.${type}`)}
          </MenuItem>
        ))}
      </Select>
      <Suspense>
        {Picker ? (
          <Picker
            key={objectType}
            label={t('prerequisites.choose')}
            value={null}
            onChange={(object) => object && onChoose(objectType, object)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
