import { inSavepoint } from '@server/db/savepoint';
import { expectedError } from '@server/graphql/errors';
import type { Scope } from '@server/graphql/context';
import { errorText } from '@server/texts';

/** The reason why one of many records could not be changed, in the caller's language. */
export interface Rejection {
  code: string;
  field: string | null;
  text: string;
}

export interface Tried<Item, Result> {
  done: { item: Item; result: Result }[];
  rejected: { item: Item; rejection: Rejection }[];
}

/** Returns the rejection of an expected error; any other error is rethrown, to be masked and logged. */
export function rejectionOf({ lang }: Scope, error: unknown): Rejection {
  const known = expectedError(error);
  if (known === null) throw error;
  const { field = null, params } = known.details;
  return { code: known.code, field, text: errorText(lang, known.code, params) };
}

/**
 * Processes many records individually, so that a rejected one does not affect the others. Records that depend on others (the last
 * one below a branch has to go before the branch) are retried until no more succeed. `together`: the number of records that are
 * first tried at once, for work that reports nothing before it is known to succeed.
 */
export async function processPartially<Item, Result>(
  scope: Scope,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  together = 1,
): Promise<Tried<Item, Result>> {
  const done: Tried<Item, Result>['done'] = [];
  let rejected: Tried<Item, Result>['rejected'] = [];
  const attempt = async (batch: readonly Item[]): Promise<void> => {
    try {
      const results = await inSavepoint(scope.tx, async () => {
        const own: Tried<Item, Result>['done'] = [];
        for (const item of batch) own.push({ item, result: await work(item) });
        return own;
      });
      done.push(...results);
    } catch (error) {
      const rejection = rejectionOf(scope, error);
      const [only] = batch;
      if (batch.length === 1 && only !== undefined) rejected.push({ item: only, rejection });
      else for (const item of batch) await attempt([item]);
    }
  };
  let left = items;
  for (let before = -1; left.length > 0 && left.length !== before;) {
    before = left.length;
    rejected = [];
    for (let from = 0; from < left.length; from += together) await attempt(left.slice(from, from + together));
    left = rejected.map(({ item }) => item);
  }
  return { done, rejected };
}
