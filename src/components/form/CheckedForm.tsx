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
  /** What loads it, for a form that must stand there before its rules are needed: typing begins the load. */
  schema?: Schema | ISchema<unknown> | (() => Promise<Schema>);
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Takes over newer values while nothing was typed. */
  isReinitialized?: boolean;
  id?: string;
  children: ReactNode;
}

/**
 * A form that checks on leaving a field and on sending, and puts the focus on the first field that is wrong. Without
 * looks of its own: the landing's forms are made of it too, and must not load the kit.
 */
export function CheckedForm<Values extends FormikValues>(props: CheckedFormProps<Values>) {
  const { initialValues, schema, onSubmit, isReinitialized = false, id, children } = props;
  const refusals = useRefusals<Values>();
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
          ? async (values) => ({ ...(await brokenRules(schema, values)), ...refusals.validate(values) })
          : refusals.validate
      }
      onSubmit={(values, helpers) => onSubmit(values, refusals.remember(values, helpers))}
    >
      <Form
        noValidate
        onSubmitCapture={refusals.forget}
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

/** By rules that are loaded now. Where they cannot be loaded the server's own checks are left, which are the same. */
async function brokenRules(load: () => Promise<Schema>, values: FormikValues): Promise<object> {
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

/** Ctrl+Enter presses the form's own button, wherever that stands: one that is busy or barred stays so. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.elements].filter((each) => each instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
}

/**
 * What the server refused stays wrong until the field is changed or sent again: a check on leaving some other field
 * knows the schema only and would wipe it.
 */
function useRefusals<Values extends FormikValues>() {
  const refused = useRef(new Map<string, { value: unknown; message: string }>());
  return {
    forget: () => refused.current.clear(),
    validate: (values: Values): object =>
      [...refused.current]
        .filter(([field, { value }]) => getIn(values, field) === value)
        .reduce((errors, [field, { message }]) => setIn(errors, field, message), {}),
    remember: (values: Values, helpers: FormikHelpers<Values>): FormikHelpers<Values> => ({
      ...helpers,
      setFieldError: (field, message) => {
        if (message !== undefined) refused.current.set(field, { value: getIn(values, field), message });
        helpers.setFieldError(field, message);
      },
    }),
  };
}

/** After a failed attempt to send: the focus goes to the first field that is wrong, wherever it stands. */
function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    // A good submit is over, too: an error that comes later, by leaving a field, takes no focus.
    handled.current = submitCount;
    if (isValid) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={anchor} hidden />;
}

/** A field that was wrong is checked again as it is mended, not only when it is left. */
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
