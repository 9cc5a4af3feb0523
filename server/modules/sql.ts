import { is, Placeholder, SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A value, or what stands for one in a statement that is built once (`builtOnce`). */
export type Given<Value> = Value | Placeholder;

/** Passes a whole array as one parameter. */
export function ints(values: Given<readonly number[]>): SQL {
  return sql`${values instanceof Placeholder ? values : sql.param([...values])}::int[]`;
}

/** The same for texts. */
export function texts(values: Given<readonly string[]>): SQL {
  return sql`${values instanceof Placeholder ? values : sql.param([...values])}::text[]`;
}

/**
 * Whether the column is one of these ids. Drizzle's `inArray` makes a parameter of each: another statement for every number of
 * ids, of which none is frequent enough to be prepared.
 */
export function isAmong(column: SQLWrapper, ids: Given<readonly number[]>): SQL {
  return sql`${column} = any(${ints(ids)})`;
}

/** The ids of the subdivisions and of all below them. `union` ends the recursion even in a broken tree. */
export function subdivisionsBelow(organizationId: Given<number>, ids: Given<readonly number[]>): SQL {
  return sql`(
    with recursive below as (
      select s.id from subdivision s where s.organization_id = ${organizationId} and s.id = any(${ints(ids)})
      union
      select s.id from subdivision s join below b on s.parent_id = b.id where s.organization_id = ${organizationId}
    )
    select id from below
  )`;
}

/** Whether the subdivision in the column is within a caller's scope (`reachOf`); null: everywhere. */
export function isWithinScope(
  organizationId: Given<number>,
  column: SQL,
  accessScope: Given<readonly number[]> | null,
): SQL {
  if (accessScope === null) return sql`true`;
  return sql`${column} = any(array${subdivisionsBelow(organizationId, accessScope)})`;
}

/** The columns of a row of `users` that say whether the person works here. */
interface EmploymentColumns {
  isArchive: SQLWrapper;
  status: SQLWrapper;
}

const employmentOf = (person: SQL | EmploymentColumns): EmploymentColumns =>
  is(person, SQL) ? { isArchive: sql`${person}.is_archive`, status: sql`${person}.status` } : person;

/**
 * Whether a row of `users` (its name in the statement, or its table) is of a person who works here: `worksHere` in SQL, and the
 * only definition of it. Every number of people counts these, unless its label says otherwise.
 */
export function worksHereSql(person: SQL | EmploymentColumns): SQL {
  const { isArchive, status } = employmentOf(person);
  return sql`(not ${isArchive} and ${status} <> 'dismissed')`;
}

/**
 * Whether a row of `users` (its name in the statement) is of a person on adaptation, and the only definition of it: every number
 * and list that says so agrees with the status of people's cards. A running plan is another thing: it may be made before the
 * person is invited, and before the first day.
 */
export function isOnAdaptationSql(person: SQL): SQL {
  return sql`${person}.status = 'adaptation'`;
}

/** Whether `u`, a row of users, works in the organization; only such people get assignments. */
export function isWorking(organizationId: number): SQL {
  return sql`u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)}`;
}

/**
 * Whether scheduled work is done for an organization: it is neither suspended nor deleted, and its subscription is active.
 * @param organization the name of its row in the statement
 */
export function isServed(organization: SQL): SQL {
  return sql`${organization}.is_active and ${organization}.is_active_subscribe and ${organization}.deleted_at is null`;
}

/** The last moment of a day (a date) in the time zone. */
export function endOfDay(day: SQL, zone: SQL): SQL {
  return sql`((${day} + 1)::timestamp at time zone ${zone}) - interval '1 millisecond'`;
}
