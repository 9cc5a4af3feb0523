import { asc, sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { checkText, likePattern } from '@server/modules/checks';

// Conditions on people whose table is called `u` in the statement.

/** Returns a condition that the name contains the text; absent: everybody. @throws {AppError} validation.tooLong */
export function isNamedLike(search: string | null | undefined): SQL | undefined {
  const text = checkText(search ?? '', { field: 'search', max: limits.search });
  if (text === '') return undefined;
  return sql`lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle) like ${likePattern(text)}`;
}

/** By surname and first name, as people search for each other. */
export const byName: readonly SQL[] = [
  asc(sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`),
  asc(sql`u.id`),
];
