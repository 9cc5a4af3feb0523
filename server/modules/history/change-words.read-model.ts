import type { AuditChanges } from '@server/audit/audit';
import type { Scope } from '@server/graphql/context';
import { readNames } from './names.read-model';
import { type Place, referencesIn } from './references';
import { fieldName, valueText, type Wording } from './words';

/** A change in readable form: dates, and names in place of ids. */
export interface WordedChange {
  field: string;
  name: string;
  /** Null: nothing. */
  before: string | null;
  after: string | null;
}

const placeOf = (objectType: string, field: string): Place => ({ field, objectType, siblings: {} });

/** Returns the names of these fields in the caller's language. */
export function fieldNames(
  scope: Pick<Scope, 'lang'>,
  objectType: string,
  fields: readonly string[],
): string[] {
  return fields.map((field) => fieldName(scope.lang, objectType, field));
}

/** Converts the changes of several records of one kind to text, in one statement regardless of their number. */
export async function wordChanges(
  scope: Scope,
  objectType: string,
  all: readonly AuditChanges[],
  timezone: string,
): Promise<WordedChange[][]> {
  const references = all.flatMap((changes) =>
    Object.entries(changes).flatMap(([field, values]) => referencesIn(values, placeOf(objectType, field))),
  );
  const names = await readNames(scope, references);
  const wording: Wording = { lang: scope.lang, timezone, names };
  return all.map((changes) =>
    Object.entries(changes).map(([field, [before, after]]) => ({
      field,
      name: fieldName(scope.lang, objectType, field),
      before: valueText(before, placeOf(objectType, field), wording),
      after: valueText(after, placeOf(objectType, field), wording),
    })),
  );
}
