import { type SQL } from 'drizzle-orm';
import { dialect } from '@server/db/dialect';
import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import { aCaller } from '@test/factories/user.factory';

export const read = { read: true, write: false };
export const write = { read: true, write: true };

/** A scope whose statements get these rows: none, unless the statement has a list of ids with one of `ids`. */
export function scopeWith(
  who: Partial<Caller> | null,
  { ids = [], rows = [{}] }: { ids?: readonly number[]; rows?: readonly object[] } = {},
) {
  const execute = jest.fn((statement: SQL) => {
    const lists = dialect.sqlToQuery(statement).params.filter((value) => Array.isArray(value));
    return Promise.resolve({ rows: lists.flat().some((id) => ids.includes(id)) ? rows : [] });
  });
  const scope: Scope = Object.assign(Object.create(null), {
    ...{ tx: { execute }, organizationId: 1, lang: 'ru' },
    caller: who && aCaller(who),
  });
  return { scope, execute };
}

/** A loader that knows these ids; nothing is loaded without an id. */
export const loaderOf = <Value>(valueOf: (id: number) => Value) => ({
  load: async (id: number) => {
    if (!Number.isInteger(id)) throw new Error('nothing is loaded without an id');
    return valueOf(id);
  },
});

/** The context of a resolver with this caller and these loaders. */
export function contextOf(
  who: Partial<Caller>,
  loaders: Record<string, ReturnType<typeof loaderOf>> = {},
): Context {
  return Object.assign(Object.create(null), { signedIn: aCaller(who), loaders });
}

/** What a check says: «allowed», or the code of its error. */
export async function said(check: () => unknown): Promise<string> {
  try {
    await check();
    return 'allowed';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** A condition as its statement and the values in it. */
export function sqlOf(condition: SQL): string {
  const { sql, params } = dialect.sqlToQuery(condition);
  return `${sql.replaceAll(/\s+/g, ' ').trim()} ${JSON.stringify(params)}`;
}
