import { getIn, type FormikHelpers, type FormikValues } from 'formik';
import { expectedErrors } from './errors';

/**
 * Assigns a failed call's errors to the fields that they name and returns the others for the form's error list. Returns nothing
 * for lost connections and unexpected errors, since notifications already report those.
 */
export function applyServerErrors<Values extends FormikValues>(
  error: unknown,
  values: Values,
  helpers: Pick<FormikHelpers<Values>, 'setFieldError' | 'setFieldTouched'>,
): string[] {
  const rest: string[] = [];
  for (const { field, message } of expectedErrors(error)) {
    if (field !== undefined && getIn(values, field) !== undefined) {
      void helpers.setFieldTouched(field, true, false);
      helpers.setFieldError(field, message);
    } else rest.push(message);
  }
  return rest;
}
