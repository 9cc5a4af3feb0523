import type { FormikValues } from 'formik';
import { CheckedForm, type CheckedFormProps } from './CheckedForm';
import { ReadOnlyFields } from './ReadOnlyFields';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

interface AppFormProps<Values extends FormikValues> extends CheckedFormProps<Values> {
  /** Asks before changes are left behind. */
  isGuarded?: boolean;
  /** Its fields are shown, and cannot be changed. */
  isReadOnly?: boolean;
}

/** A form of the cabinet: a checked form that may guard what was typed. */
export function AppForm<Values extends FormikValues>({
  isGuarded = false,
  isReadOnly,
  children,
  ...form
}: AppFormProps<Values>) {
  return (
    // Who turns to reading sees what is stored; what was typed waits in the form's draft.
    <CheckedForm key={isReadOnly ? 'read' : 'edit'} {...form}>
      {isGuarded && !isReadOnly ? <UnsavedChangesGuard /> : null}
      {isReadOnly === undefined ? (
        children
      ) : (
        <ReadOnlyFields isReadOnly={isReadOnly}>{children}</ReadOnlyFields>
      )}
    </CheckedForm>
  );
}
