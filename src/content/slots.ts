import type { ComponentType } from 'react';
import type { FieldFrameProps } from '@src/components/form/FieldFrame';
import type { FormFieldProps } from '@src/components/form/FormTextField';

/** Pickers of people come from another feature; the pages of `app` hand them over. */
export interface PeopleSlots {
  /** One person, as a field of the form around it. */
  PersonField: ComponentType<FormFieldProps>;
  PeoplePicker: ComponentType<
    FieldFrameProps & { value: readonly number[]; onChange: (ids: number[]) => void }
  >;
}

/** What a person does with what stands on the shelf. */
export interface ShelfSlots {
  /** Takes an object and opens it. */
  Take: ComponentType<{ objectId: number; name: string }>;
  /** Gives up one that they took. */
  GiveUp: ComponentType<{ objectId: number }>;
}
