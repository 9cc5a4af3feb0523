import { getIn, type FormikHelpers, type FormikValues } from 'formik';
import { expectedErrors } from './errors';

/**
 * Puts a failed call's errors on the fields that they name, and answers the rest for the form's own list. A lost
 * network and unexpected errors are told by notifications already, so they give nothing here.
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
