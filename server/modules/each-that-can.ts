import { inSavepoint } from '@server/db/savepoint';
import { expectedError } from '@server/graphql/errors';
import type { Scope } from '@server/graphql/context';
import { errorText } from '@server/texts';

/** Why one record of many could not be changed, in the caller's language. */
export interface Refusal {
  code: string;
  field: string | null;
  text: string;
}

export interface Tried<Item, Result> {
  done: { item: Item; result: Result }[];
  refused: { item: Item; refusal: Refusal }[];
}

/** What an expected failure says; anything else is thrown on, to be masked and logged. */
function refusalOf({ lang }: Scope, error: unknown): Refusal {
  const known = expectedError(error);
  if (known === null) throw error;
  const { field = null, params } = known.details;
  return { code: known.code, field, text: errorText(lang, known.code, params) };
}

/**
 * Does something to many records, each by itself, so that one refusal does not take the others with it. What waits for
 * another of them (the last one below a branch goes before the branch) is tried again until nothing more can be done.
 */
export async function eachThatCan<Item, Result>(
  scope: Scope,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Tried<Item, Result>> {
  const done: Tried<Item, Result>['done'] = [];
  let refused: Tried<Item, Result>['refused'] = [];
  let left = items;
  for (let before = -1; left.length > 0 && left.length !== before;) {
    before = left.length;
    refused = [];
    for (const item of left) {
      try {
        done.push({ item, result: await inSavepoint(scope.tx, () => work(item)) });
      } catch (error) {
        refused.push({ item, refusal: refusalOf(scope, error) });
      }
    }
    left = refused.map(({ item }) => item);
  }
  return { done, refused };
}
