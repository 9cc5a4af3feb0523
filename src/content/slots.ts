import type { ComponentType } from 'react';
import type { FieldFrameProps } from '@src/components/form/FieldFrame';
import type { FormFieldProps } from '@src/components/form/FormTextField';

/** Pickers of people, which another feature provides; the pages of `app` pass them in. */
export interface PeopleSlots {
  /** One person, as a field of the surrounding form. */
  PersonField: ComponentType<FormFieldProps>;
  PeoplePicker: ComponentType<
    FieldFrameProps & { value: readonly number[]; onChange: (ids: number[]) => void }
  >;
}

/** The actions on shelf objects. */
export interface ShelfSlots {
  /** Takes an object and opens it. */
  Take: ComponentType<{ objectId: number; name: string }>;
  /** Gives up an object that the user took. */
  GiveUp: ComponentType<{ objectId: number }>;
}
