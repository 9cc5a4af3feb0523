import type { FormikHelpers, FormikValues } from 'formik';
import { useState } from 'react';
import { errorOfCode, property } from '@src/api/errors';
import { applyServerErrors } from '@src/api/form-errors';
import { dropFormDraft } from './FormDraft';
import { startFromSaved } from './typed-meanwhile';

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

/** The `updatedAt` that a write has given to its record, which its response contains. */
function writtenAt(answer: object): string | undefined {
  const [record]: unknown[] = Object.values(Object(property(answer, 'data')));
  const at = property(record, 'updatedAt');
  return typeof at === 'string' ? at : undefined;
}

/** The later of the two: the form's own write may be known before the record has been loaded again. */
const laterOf = (seen: string | undefined, own: string | undefined) =>
  own !== undefined && (seen === undefined || Date.parse(own) > Date.parse(seen)) ? own : seen;

/**
 * Saves a record with a form: errors go to their fields, and a newer record on the server opens the conflict dialog. `base` is
 * the record that the form was filled from; it follows the server while nothing was typed, and what the form itself has written.
 */
export function useRecordForm<Row extends Versioned, Values extends FormikValues>(
  options: RecordFormOptions<Row, Values>,
) {
  const { record, send, onSaved, draftName } = options;
  const [base, setBase] = useState(record);
  const [ownAt, setOwnAt] = useState<string>();
  if (record && ownAt !== undefined && record.updatedAt === ownAt && base?.updatedAt !== ownAt)
    setBase(record);
  const [errors, setErrors] = useState<string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const save = async (values: Values, helpers: FormikHelpers<Values>, updatedAt: string | undefined) => {
    setErrors([]);
    const answer = await send(values, updatedAt, base);
    const { error } = answer;
    const stale = errorOfCode(error, 'conflict.updated');
    if (stale) {
      options.refresh?.();
      return setConflict({ message: stale.message, values, helpers });
    }
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    dropFormDraft(draftName);
    setOwnAt(writtenAt(answer));
    startFromSaved(values, helpers);
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
    submit: (values: Values, helpers: FormikHelpers<Values>) =>
      save(values, helpers, laterOf(base?.updatedAt, ownAt)),
    conflict: {
      message: conflict?.message ?? null,
      onOverwrite: () => void overwrite(),
      onReload: reload,
      onClose: () => setConflict(null),
    },
  };
}
