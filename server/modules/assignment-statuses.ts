import { sql, type SQL } from 'drizzle-orm';
import { OPEN_STATUSES, OWED_STATUSES } from '@domain/assignment-statuses';

// As literals, not as parameters: the partial indexes of `assignment` serve a condition that the planner can read.
const literals = (statuses: readonly string[]) => sql.raw(statuses.map((status) => `'${status}'`).join(', '));
const open = literals(OPEN_STATUSES);
const owed = literals(OWED_STATUSES);

/** The obligation is not met yet. `status`: the column. */
export const isOpen = (status: SQL): SQL => sql`${status} in (${open})`;

/** It is not met yet and the person's own turn. `status`: the column. */
export const isOwed = (status: SQL): SQL => sql`${status} in (${owed})`;
