import {
  Form,
  Formik,
  type FormikHelpers,
  type FormikValues,
  getIn,
  setIn,
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
} from 'formik';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ISchema, Schema } from 'yup';

export interface CheckedFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** A function loads the schema on demand, for a form that is shown before its rules are needed; typing starts the load. */
  schema?: Schema | ISchema<unknown> | (() => Promise<Schema>);
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Accepts newer initial values while nothing was typed. */
  isReinitialized?: boolean;
  id?: string;
  children: ReactNode;
}

/**
 * A form that validates on blur and on submit, and focuses the first invalid field. It has no styling, because the landing page's
 * forms use it without loading the UI kit.
 */
export function CheckedForm<Values extends FormikValues>(props: CheckedFormProps<Values>) {
  const { initialValues, schema, onSubmit, isReinitialized = false, id, children } = props;
  const serverErrors = useServerErrors<Values>();
  const isLater = typeof schema === 'function';
  return (
    <Formik<Values>
      initialValues={initialValues}
      {...(schema && !isLater ? { validationSchema: schema } : {})}
      validateOnChange={false}
      validateOnBlur
      enableReinitialize={isReinitialized}
      validate={
        isLater
          ? async (values) => ({
              ...(await validationErrors(schema, values)),
              ...serverErrors.validate(values),
            })
          : serverErrors.validate
      }
      onSubmit={(values, helpers) => onSubmit(values, serverErrors.remember(values, helpers))}
    >
      <Form
        noValidate
        onSubmitCapture={serverErrors.forget}
        onKeyDown={sendByKeys}
        {...(isLater ? { onInput: () => void schema().catch(() => undefined) } : {})}
        {...(id ? { id } : {})}
      >
        <FocusFirstError />
        <Revalidate />
        {children}
      </Form>
    </Formik>
  );
}

/** Validates with a schema that is loaded now. If it cannot be loaded, the server's identical checks remain. */
async function validationErrors(load: () => Promise<Schema>, values: FormikValues): Promise<object> {
  const schema = await load().catch(() => null);
  if (!schema) return {};
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error);
    throw error;
  }
}

/** Ctrl+Enter clicks the form's submit button, so a busy or disabled one does nothing. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.elements].filter((element) => element instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
}

/**
 * Keeps the server's field errors until the field is changed or submitted again. Validation on blur of another field only applies
 * the schema and would clear them.
 */
function useServerErrors<Values extends FormikValues>() {
  const errorsByField = useRef(new Map<string, { value: unknown; message: string }>());
  return {
    forget: () => errorsByField.current.clear(),
    validate: (values: Values): object =>
      [...errorsByField.current]
        .filter(([field, { value }]) => getIn(values, field) === value)
        .reduce((errors, [field, { message }]) => setIn(errors, field, message), {}),
    remember: (values: Values, helpers: FormikHelpers<Values>): FormikHelpers<Values> => ({
      ...helpers,
      setFieldError: (field, message) => {
        if (message !== undefined) errorsByField.current.set(field, { value: getIn(values, field), message });
        helpers.setFieldError(field, message);
      },
    }),
  };
}

/** Focuses the first invalid field after a failed submit. */
function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    // A successful submit counts as handled too, so that a later error on blur does not take the focus.
    handled.current = submitCount;
    if (isValid) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={anchor} hidden />;
}

/** Revalidates an invalid field while it is being corrected, not only on blur. */
function Revalidate() {
  const { values, errors, validateForm } = useFormikContext();
  const hasErrors = Object.keys(errors).length > 0;
  const last = useRef(values);
  useEffect(() => {
    if (last.current === values) return;
    last.current = values;
    if (hasErrors) void validateForm();
  }, [values, hasErrors, validateForm]);
  return null;
}
