import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import type { ObjectType } from '@src/api/generated/types';
import { type NamedObject, useContentKinds } from '../content-kind';

interface KindedObjectPickerProps<Type extends ObjectType> {
  /** The kinds that may be chosen from, with what they are called. */
  kinds: readonly { objectType: Type; name: string }[];
  /** Of the field in which the kind is chosen. */
  kindLabel: string;
  objectType: Type;
  onType: (objectType: Type) => void;
  /** Of the field in which the object is chosen, unless it is the kind's own. */
  label?: string;
  value: NamedObject | null;
  onChange: (object: NamedObject | null) => void;
  isDisabled?: boolean;
}

/** An object of one of several kinds: its kind, then one of those that the author may give to people. */
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
