import type { FormikHelpers, FormikValues } from 'formik';
import { useState } from 'react';
import { errorOfCode } from '@src/api/errors';
import { applyServerErrors } from '@src/api/form-errors';
import { dropFormDraft } from './FormDraft';

interface Versioned {
  updatedAt: string;
}

interface RecordFormOptions<Row extends Versioned, Values extends FormikValues> {
  /** The current record from the server; undefined when creating one. */
  record: Row | undefined;
  /**
   * `updatedAt` is undefined for a new record, and when the user chose to overwrite. `base` is the record that the form was
   * filled from.
   */
  send: (
    values: Values,
    updatedAt: string | undefined,
    base: Row | undefined,
  ) => Promise<{ error?: unknown }>;
  onSaved: (values: Values) => void;
  /** Reloads the record after somebody else changed it. */
  refresh?: () => void;
  /** Of `FormDraft`. */
  draftName: string;
}

interface Conflict<Values extends FormikValues> {
  message: string;
  values: Values;
  helpers: FormikHelpers<Values>;
}

/**
 * Saves a record with a form: errors go to their fields, and a newer record on the server opens the conflict dialog. `base` is
 * the record that the form was filled from; it follows the server only while nothing was typed.
 */
export function useRecordForm<Row extends Versioned, Values extends FormikValues>(
  options: RecordFormOptions<Row, Values>,
) {
  const { record, send, onSaved, draftName } = options;
  const [base, setBase] = useState(record);
  const [errors, setErrors] = useState<string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const save = async (values: Values, helpers: FormikHelpers<Values>, updatedAt: string | undefined) => {
    setErrors([]);
    const { error } = await send(values, updatedAt, base);
    const stale = errorOfCode(error, 'conflict.updated');
    if (stale) {
      options.refresh?.();
      return setConflict({ message: stale.message, values, helpers });
    }
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    dropFormDraft(draftName);
    helpers.resetForm({ values });
    onSaved(values);
  };
  const overwrite = async () => {
    if (!conflict) return;
    const { values, helpers } = conflict;
    setConflict(null);
    helpers.setSubmitting(true);
    await save(values, helpers, undefined);
    helpers.setSubmitting(false);
  };
  const reload = () => {
    dropFormDraft(draftName);
    conflict?.helpers.resetForm();
    setConflict(null);
    setBase(record);
  };
  return {
    base,
    follow: setBase,
    errors,
    submit: (values: Values, helpers: FormikHelpers<Values>) => save(values, helpers, base?.updatedAt),
    conflict: {
      message: conflict?.message ?? null,
      onOverwrite: () => void overwrite(),
      onReload: reload,
      onClose: () => setConflict(null),
    },
  };
}
