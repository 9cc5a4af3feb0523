import { sql, type SQL } from 'drizzle-orm';

// The meaning of an assignment's statuses in SQL, as database functions that its counters also use. The program's counterpart is
// domain/assignment-statuses.ts; test/server/assignments/assignment-statuses.test.ts checks that both are equal. Queries inline the
// functions, so that the partial indexes of `assignment` apply.

/** Whether the assignment is not completed yet. `status`: the column. */
export const isOpen = (status: SQL): SQL => sql`assignment_is_open(${status})`;

/** Whether it is not completed yet and it is the person's own turn. `status`: the column. */
export const isOwed = (status: SQL): SQL => sql`assignment_is_owed(${status})`;

/** Whether it was due before `at` and is not completed. */
export const isLate = (status: SQL, dueAt: SQL, at: SQL = sql`now()`): SQL =>
  sql`assignment_is_overdue(${status}, ${dueAt}, ${at})`;
