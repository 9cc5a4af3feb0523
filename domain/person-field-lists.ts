import {
  type ColumnOf,
  PERSON_FIELDS,
  type PersonField,
  type PersonFieldRule,
  type PersonFieldWith,
  type TableField,
} from './person-fields';

const isPersonField = (name: string): name is PersonField => name in PERSON_FIELDS;

/** All fields, in the order of the table. */
export const PERSON_FIELD_NAMES: readonly PersonField[] = Object.keys(PERSON_FIELDS).filter(isPersonField);

/** Returns the rule of a field. */
export const ruleOf = (field: PersonField): PersonFieldRule => PERSON_FIELDS[field];

/** The fields that have a column in exports and imports, in the order of the table. */
export const TABLE_FIELDS: readonly TableField[] = PERSON_FIELD_NAMES.filter(
  (field): field is TableField => ruleOf(field).width !== undefined,
);

/** Returns the name of a field's column in tables: `position` for `positionId`. */
export function columnOf<Field extends PersonField>(field: Field): ColumnOf<Field>;
export function columnOf(field: PersonField): string {
  return ruleOf(field).column ?? field;
}

/** Returns the fields whose rules have these properties, in the order of the table. */
export function personFieldsWith<const Rule extends Partial<PersonFieldRule>>(
  wanted: Rule,
): PersonFieldWith<Rule>[] {
  const matches = (field: PersonField): field is PersonFieldWith<Rule> => {
    const rule = new Map<string, unknown>(Object.entries(PERSON_FIELDS[field]));
    return Object.entries(wanted).every(([name, value]) => rule.get(name) === value);
  };
  return PERSON_FIELD_NAMES.filter(matches);
}
