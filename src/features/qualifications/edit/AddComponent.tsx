import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedObject, useContentKinds } from '@src/content/content-kind';
import { uuid } from '@src/lib/uuid';
import type { RouteItem } from '../api';
import { BUNDLES } from '../view/bundles';

type ComponentType = (typeof BUNDLES)[number]['objectType'];

interface AddComponentProps {
  /** Components that stand in the qualification already, as `type:id`. */
  taken: ReadonlySet<string>;
  isRequired: boolean;
  onAdd: (item: RouteItem) => void;
}

/** Chooses a component: its kind, then one of those that the author may give to people. */
export function AddComponent({ taken, isRequired, onAdd }: AddComponentProps) {
  const { t } = useTranslation('qualifications');
  const kinds = useContentKinds();
  const [objectType, setObjectType] = useState<ComponentType>('education');
  const [isTwice, setIsTwice] = useState(false);
  // A picker that has done its work begins anew.
  const [count, setCount] = useState(0);
  const Picker = kinds.find((kind) => kind.objectType === objectType)?.ObjectPicker;
  const add = (object: NamedObject | null) => {
    if (!object) return;
    const isTaken = taken.has(`${objectType}:${object.id}`);
    setIsTwice(isTaken);
    setCount(count + 1);
    if (isTaken) return;
    onAdd({
      ...{ id: uuid(), objectType, objectId: object.id, isRequired, weight: 1, acceptEarlierDays: null },
      // What it is called is known; the rest the server says when it is saved.
      component: { code: '', name: object.name, isPublished: true, isArchive: false },
    });
  };
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ pt: 1.5 }}>
        <Select
          value={objectType}
          inputProps={{ 'aria-label': t('edit.componentType') }}
          onChange={({ target }) => setObjectType(target.value)}
          sx={{ minWidth: 180 }}
        >
          {BUNDLES.map((bundle) => (
            <MenuItem key={bundle.objectType} value={bundle.objectType}>
              {t(`item.type.${bundle.objectType}`)}
            </MenuItem>
          ))}
        </Select>
        <Suspense>
          {Picker ? <Picker key={`${objectType}:${count}`} value={null} onChange={add} /> : null}
        </Suspense>
      </Stack>
      {isTwice ? (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {t('edit.twice')}
        </Typography>
      ) : null}
    </>
  );
}
