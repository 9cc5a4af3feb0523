import { type InferType, object, ObjectSchema, type Schema, ValidationError } from 'yup';
import { readRuleMessage, type RuleMessage } from '@domain/validation/messages';
import { AppError, type ErrorCode } from '@server/errors';

/** The errors of rules of forms. */
const CODES = new Map<string, ErrorCode>([
  ['required', 'validation.required'],
  ['maxLength', 'validation.tooLong'],
  ['between', 'validation.range'],
  ['integer', 'validation.range'],
  ['maxValue', 'validation.tooMany'],
  ['email', 'validation.email'],
  ['phone', 'validation.phone'],
  ['promoCode', 'validation.promoCode'],
  ['url', 'validation.url'],
  ['passwordCommon', 'validation.passwordCommon'],
  ['ipRange', 'validation.ipRange'],
  ['ipOctet', 'validation.ipOctet'],
  ['ipOrder', 'validation.ipOrder'],
]);

/** Errors that differ from those of the rules: by rule, or by field and rule (`password:maxLength`). */
export type OwnCodes = Readonly<Record<string, ErrorCode>>;

/** Where errors of the input belong in a larger one: `organization` for `organization.name`. */
interface Placing {
  codes?: OwnCodes;
  within?: string;
  /** The field to which all errors belong, wherever they are in it. */
  field?: string;
}

/** The position of the error's field in the schema: the form shows the first one, too. */
function positionIn(fields: readonly string[], { path = '' }: ValidationError): number {
  return fields.indexOf(path.split(/[.[]/, 1)[0] ?? '');
}

function firstError(schema: Schema, error: ValidationError): ValidationError {
  const names = schema instanceof ObjectSchema ? Object.keys(schema.fields) : [];
  const [first = error] = [...error.inner].sort((a, b) => positionIn(names, a) - positionIn(names, b));
  return first;
}

/** Returns the values of the message; the server's one of a fraction names the range. */
function valuesOf({ params }: ValidationError, { rule, values }: RuleMessage): RuleMessage['values'] {
  if (rule !== 'integer' || typeof params?.min !== 'number' || typeof params.max !== 'number') return values;
  return { min: params.min, max: params.max };
}

function appError(error: ValidationError, { codes = {}, within, field }: Placing): AppError {
  const { path = '', message } = error;
  const own = path.replaceAll(/\[(\d+)\]/g, '.$1');
  const broken = readRuleMessage(message) ?? { rule: 'invalid', values: {} };
  const { rule } = broken;
  const params = valuesOf(error, broken);
  const code = codes[`${own}:${rule}`] ?? codes[rule] ?? CODES.get(rule) ?? 'validation.option';
  const place = field ?? [within, own].filter(Boolean).join('.');
  return new AppError(code, { field: place, ...(Object.keys(params).length > 0 ? { params } : {}) });
}

/**
 * Validates an input with the schema that its form uses, and returns its stored form: only the fields of the schema. A field on
 * which another depends (`when`) must be one of them: it is not seen otherwise.
 * @throws {AppError} the error of the first invalid field
 */
export function checkInput<Checked extends Schema>(
  schema: Checked,
  input: unknown,
  placing: Placing = {},
): InferType<Checked> {
  try {
    return schema.validateSync(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw appError(firstError(schema, error), placing);
  }
}

/**
 * The same for an edit: only the fields that were sent are validated and returned; the others stay as they are.
 * @throws {AppError} the error of the first invalid field
 */
export function checkSent<Fields extends object>(
  schema: ObjectSchema<Fields>,
  input: object,
  placing?: Placing,
): Partial<Fields>;
export function checkSent(schema: ObjectSchema<object>, input: object, placing: Placing = {}): object {
  const sent = new Set(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name])));
  const unsent = Object.keys(schema.fields).filter((name) => !sent.has(name));
  return checkInput(withoutFields(schema, unsent), input, placing);
}

function withoutFields(schema: ObjectSchema<object>, names: readonly string[]): Schema<object> {
  const omitted = new Set(names);
  const fields = Object.entries(schema.fields).filter(([name]) => !omitted.has(name));
  return object(Object.fromEntries(fields));
}
