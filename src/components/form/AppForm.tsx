import type { FormikValues } from 'formik';
import { CheckedForm, type CheckedFormProps } from './CheckedForm';
import { ReadOnlyFields } from './ReadOnlyFields';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

interface AppFormProps<Values extends FormikValues> extends CheckedFormProps<Values> {
  /** Asks for confirmation before unsaved changes are discarded. */
  isGuarded?: boolean;
  /** Fields are shown but cannot be changed. */
  isReadOnly?: boolean;
}

/** A form of the workspace: a validated form with an optional guard for unsaved changes. */
export function AppForm<Values extends FormikValues>({
  isGuarded = false,
  isReadOnly,
  children,
  ...form
}: AppFormProps<Values>) {
  return (
    // In read-only mode the form shows the stored values; unsaved changes remain in its draft.
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
