import { type SQL, sql } from 'drizzle-orm';
import { wordPatterns } from './checks';

interface Named {
  nameFirst: string;
  nameSecond: string;
}

/** How a person is called wherever somebody reads it: first name, then surname. */
export function fullName({ nameFirst, nameSecond }: Named): string {
  return `${nameFirst} ${nameSecond}`.trim();
}

/** «А. П. Смирнова»: the same order where there is little room. Without a surname, the first name as it is. */
export function shortName({ nameFirst, nameMiddle, nameSecond }: Named & { nameMiddle: string }): string {
  if (nameSecond === '') return nameFirst;
  const initials = [nameFirst, nameMiddle].filter((name) => name !== '').map((name) => `${name.charAt(0)}.`);
  return [...initials, nameSecond].join(' ');
}

/** The full name in a statement; `table`: `users`, or what it is called there. */
export function fullNameSql(table: string): SQL<string> {
  const person = sql.identifier(table);
  return sql`trim(${person}.name_first || ' ' || ${person}.name_second)`;
}

/** Conditions about `u`, a row of `users`: each word of what is looked for stands in the whole name; «ё» is «е». The index of names knows them. */
export const namesLike = (search: string): SQL[] =>
  wordPatterns(search).map(
    (pattern) =>
      sql`translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like ${pattern}`,
  );
