import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import type { ObjectType } from '@src/api/generated/types';
import { type NamedObject, useContentKinds } from '../content-kind';

interface KindedObjectPickerProps<Type extends ObjectType> {
  /** The kinds to choose from, with their names. */
  kinds: readonly { objectType: Type; name: string }[];
  /** The label of the kind field. */
  kindLabel: string;
  objectType: Type;
  onType: (objectType: Type) => void;
  /** The label of the object field, unless it is the kind's own. */
  label?: string;
  value: NamedObject | null;
  onChange: (object: NamedObject | null) => void;
  isDisabled?: boolean;
}

/** A picker for an object of one of several kinds: first the kind, then one of the objects that the author may assign. */
export function KindedObjectPicker<Type extends ObjectType>({
  kinds,
  kindLabel,
  objectType,
  onType,
  label,
  value,
  onChange,
  isDisabled,
}: KindedObjectPickerProps<Type>) {
  const Picker = useContentKinds().find((kind) => kind.objectType === objectType)?.ObjectPicker;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Select
        value={objectType}
        disabled={isDisabled}
        inputProps={{ 'aria-label': kindLabel }}
        onChange={({ target }) => {
          const chosen = kinds.find((kind) => kind.objectType === target.value);
          if (chosen) onType(chosen.objectType);
        }}
        sx={{ minWidth: 180 }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind.objectType} value={kind.objectType}>
            {kind.name}
          </MenuItem>
        ))}
      </Select>
      <Suspense>
        {Picker ? <Picker key={objectType} label={label} value={value} onChange={onChange} /> : null}
      </Suspense>
    </Stack>
  );
}
