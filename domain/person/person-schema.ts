import { number, type Schema, type StringSchema } from 'yup';
import { ruleOf } from '@domain/person-field-lists';
import type { PersonField, PersonFieldKind } from '@domain/person-fields';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const needed = () => ruleMessage('required');

/** The schema of a field that is a text. */
export function personTextSchema(
  field: PersonField,
  isRequired = ruleOf(field).isRequired === true,
): StringSchema<string> {
  const { kind, max } = ruleOf(field);
  if (kind === 'text') return isRequired ? rules.required(max) : rules.text(max);
  return isRequired ? rules.requiredLine(max) : rules.line(max);
}

export const phonesSchema = rules.list(rules.phone(), limits.phones);

/** The schema of a value by its kind; values that are only chosen need none. */
const schemaOfKind: Partial<Record<PersonFieldKind, (field: PersonField, isRequired: boolean) => Schema>> = {
  name: personTextSchema,
  line: personTextSchema,
  text: personTextSchema,
  day: (_, isRequired) => (isRequired ? rules.requiredDate() : rules.storedDate()),
  email: (_, isRequired) => (isRequired ? rules.email().required(needed()) : rules.email()),
  phone: () => rules.phone(),
  phones: () => phonesSchema,
  reference: (_, isRequired) => (isRequired ? rules.requiredId() : number().nullable()),
};

/**
 * Returns the validation rules of a form with these fields, for `object()` of yup. `required`: the fields that this form
 * requires besides those that a person always has.
 */
export function personRules<Field extends PersonField>(
  fields: readonly Field[],
  required: readonly Field[] = [],
): Record<string, Schema> {
  const requiredHere = new Set<string>(required);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { kind, isRequired = false } = ruleOf(field);
      const schema = schemaOfKind[kind]?.(field, requiredHere.has(field) || isRequired);
      return schema ? [[field, schema]] : [];
    }),
  );
}
