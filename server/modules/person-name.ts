import { type SQL, sql } from 'drizzle-orm';

interface Named {
  nameFirst: string;
  nameSecond: string;
}

/** How a person is called wherever somebody reads it: first name, then surname. */
export function fullName({ nameFirst, nameSecond }: Named): string {
  return `${nameFirst} ${nameSecond}`.trim();
}

/** The same in a statement; `table`: `users`, or what it is called there. */
export function fullNameSql(table: string): SQL<string> {
  const person = sql.identifier(table);
  return sql`trim(${person}.name_first || ' ' || ${person}.name_second)`;
}
