import { sql, type SQL } from 'drizzle-orm';

// What the statuses of an obligation mean, in SQL: functions of the database that its counters ask, too. The program's own
// half is domain/assignment-statuses.ts; test/server/assignment-statuses.test.ts holds both equal. Their bodies take their
// place in a query, so that the partial indexes of `assignment` serve it.

/** The obligation is not met yet. `status`: the column. */
export const isOpen = (status: SQL): SQL => sql`assignment_is_open(${status})`;

/** It is not met yet and the person's own turn. `status`: the column. */
export const isOwed = (status: SQL): SQL => sql`assignment_is_owed(${status})`;

/** It should have been met before `at`. */
export const isLate = (status: SQL, dueAt: SQL, at: SQL = sql`now()`): SQL =>
  sql`assignment_is_overdue(${status}, ${dueAt}, ${at})`;
