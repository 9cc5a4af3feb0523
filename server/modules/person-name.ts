import { type SQL, sql } from 'drizzle-orm';
import { wordPatterns } from './checks';

export { fullName } from '@domain/person-name';

interface Parts {
  nameFirst: string;
  nameMiddle: string;
  nameSecond: string;
}

/** «А. П. Смирнова»: the same order where there is little space. Without a surname, the unchanged first name. */
export function shortName({ nameFirst, nameMiddle, nameSecond }: Parts): string {
  if (nameSecond === '') return nameFirst;
  const initials = [nameFirst, nameMiddle].filter((name) => name !== '').map((name) => `${name.charAt(0)}.`);
  return [...initials, nameSecond].join(' ');
}

/** The full name as SQL; `table`: `users`, or its alias. */
export function fullNameSql(table: string): SQL<string> {
  const person = sql.identifier(table);
  return sql`trim(${person}.name_first || ' ' || ${person}.name_second)`;
}

/**
 * Conditions on `u`, a row of `users`: each word of the search is in the full name; «ё» equals «е». The index on names supports
 * them.
 */
export const namesLike = (search: string): SQL[] =>
  wordPatterns(search).map(
    (pattern) =>
      sql`translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like ${pattern}`,
  );
