import { readAccess } from '@server/graphql/access/access';
import type { TestApp } from '../app';
import { callOf } from './every-field';

/** No object has this id: a caller who passes the access check changes nothing. */
const UNUSED_ID = 2_000_000_000;

/** Sends a mutation of the contract with every argument given. @returns the code of the first error */
async function codeOf({ app, upload, gql }: TestApp, token: string, field: string): Promise<unknown> {
  const { query, variables, files } = callOf(app.schema, 'Mutation', field, () => UNUSED_ID);
  const file = { name: 'a.txt', bytes: Buffer.from('a') };
  const { errors } =
    files.length > 0
      ? await upload(token, query, variables, Object.fromEntries(files.map((path) => [path, file])))
      : await gql(token, query, variables);
  return errors?.[0]?.extensions.code;
}

/** Sends all of them except `except`. @returns the names of those that are not rejected with `code`, sorted */
export async function mutationsNotRejected(
  t: TestApp,
  token: string,
  { code, except }: { code: string; except: (field: string) => boolean },
): Promise<string[]> {
  const passed: string[] = [];
  for (const { operation, field } of readAccess(t.app.schema)) {
    if (operation !== 'Mutation' || except(field)) continue;
    if ((await codeOf(t, token, field)) !== code) passed.push(field);
  }
  return passed.sort();
}
