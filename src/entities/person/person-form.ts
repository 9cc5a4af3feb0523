import { ruleOf } from '@domain/person-field-lists';
import type { KindOf, PersonField, PersonFieldKind } from '@domain/person-fields';

type WithOwnControls = 'skills' | 'interests' | 'goals' | 'lang';

/** The fields of a person with one control each; skills, interests and goals are lists of several. */
export type PersonFormField = {
  [Field in PersonField]: KindOf<Field> extends WithOwnControls ? never : Field;
}[PersonField];

type FormValue<Kind> = Kind extends 'reference' ? number | null : Kind extends 'phones' ? string[] : string;

/** The values of a form by field: an unknown text is empty, an unknown reference is null. */
export type PersonFormValues<Field extends PersonFormField> = {
  [Name in Field]: FormValue<KindOf<Name>>;
};

type PersonInput<Field extends PersonFormField> = { [Name in Field]: FormValue<KindOf<Name>> | null };

type StoredValue = string | number | readonly string[] | null | undefined;

function formValue(kind: PersonFieldKind, value: StoredValue): number | string | string[] | null {
  if (kind === 'reference') return typeof value === 'number' ? value : null;
  if (kind === 'phones') return typeof value === 'object' && value !== null ? [...value] : [];
  return typeof value === 'string' ? value : '';
}

/** Returns the form's values of a person; of an unknown field they are empty. */
export function personFormValues<Field extends PersonFormField>(
  person: { readonly [Name in Field]?: StoredValue },
  fields: readonly Field[],
): PersonFormValues<Field>;
export function personFormValues(
  person: Readonly<Record<string, StoredValue>>,
  fields: readonly PersonFormField[],
): object {
  return Object.fromEntries(fields.map((field) => [field, formValue(ruleOf(field).kind, person[field])]));
}

/** A name and a longer text are stored empty when they are unknown, everything else as null. */
function sentValue(field: PersonFormField, value: StoredValue): StoredValue {
  const sent = typeof value === 'string' ? value.trim() : value;
  const { kind } = ruleOf(field);
  return sent === '' && kind !== 'name' && kind !== 'text' ? null : sent;
}

/** Converts the form's values to the input of a mutation. */
export function personInput<Field extends PersonFormField>(
  values: PersonFormValues<Field>,
  fields: readonly Field[],
): PersonInput<Field>;
export function personInput(
  values: Readonly<Record<string, StoredValue>>,
  fields: readonly PersonFormField[],
): object {
  return Object.fromEntries(fields.map((field) => [field, sentValue(field, values[field])]));
}

/** The same for the changed fields only, so that an edit does not revert somebody else's change of another field. */
export function changedPersonInput<Field extends PersonFormField>(
  values: PersonFormValues<Field>,
  before: PersonFormValues<Field>,
  fields: readonly Field[],
): Partial<PersonInput<Field>>;
export function changedPersonInput(
  values: Readonly<Record<string, StoredValue>>,
  before: Readonly<Record<string, StoredValue>>,
  fields: readonly PersonFormField[],
): object {
  const sent = (field: PersonFormField, from: typeof values) => JSON.stringify(sentValue(field, from[field]));
  const changed = fields.filter((field) => sent(field, values) !== sent(field, before));
  return Object.fromEntries(changed.map((field) => [field, sentValue(field, values[field])]));
}
