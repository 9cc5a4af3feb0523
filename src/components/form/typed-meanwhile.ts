import type { FormikHelpers, FormikValues } from 'formik';

/** The fields that differ between two states of a form, with their newer values; null: none. */
export function changedFields<Values extends FormikValues>(
  before: Values,
  after: Values,
): Partial<Values> | null {
  const changed: Partial<Values> = {};
  for (const name in after) if (after[name] !== before[name]) changed[name] = after[name];
  return Object.keys(changed).length > 0 ? changed : null;
}

/** Makes the saved values the form's unchanged state. What was typed while they were being sent stays, and waits to be saved. */
export function startFromSaved<Values extends FormikValues>(
  saved: Values,
  { setValues, resetForm }: FormikHelpers<Values>,
): void {
  let current = saved;
  void setValues((values) => {
    current = values;
    return values;
  }, false);
  const typed = changedFields(saved, current);
  resetForm({ values: saved });
  if (typed) void setValues({ ...saved, ...typed }, false);
}
