import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { ints } from '@server/modules/sql';
import type { UserRow } from './employees.tables';
import { leadersOf } from './leaders.read-model';

/** Loads a person who must exist. @throws {AppError} notFound */
export async function requireUser(loaders: Loaders, id: number): Promise<UserRow> {
  const user = await loaders.user.load(id);
  if (!user) throw new AppError('notFound');
  return user;
}

/** Loads people by id, in that order, without missing ones. */
export async function loadUsers(loaders: Loaders, ids: readonly number[]): Promise<UserRow[]> {
  const users = await Promise.all(ids.map((id) => loaders.user.load(id)));
  return users.filter((user) => user !== null);
}

/** Puts people in the place of their ids; items of missing people are left out. */
export async function withUsers<Item extends { userId: number }>(loaders: Loaders, items: readonly Item[]) {
  const users = await Promise.all(items.map(({ userId }) => loaders.user.load(userId)));
  return items.flatMap(({ userId: _userId, ...item }, index) => {
    const user = users[index];
    return user ? [{ ...item, user }] : [];
  });
}

const ONLINE_MS = 120_000;

/** Whether the person was active a moment ago. */
export function isOnline({ lastSeenAt }: Pick<UserRow, 'lastSeenAt'>, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < ONLINE_MS;
}

/** Returns who each of the people reports to: the nearest head upward other than the person; people without one are omitted. */
export async function leaderIds(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = await selectRows(tx, { user_id: integer, leader_id: integer })(
    leadersOf(organizationId, sql`any(${ints(ids)})`),
  );
  return new Map(found.map((row) => [row.user_id, row.leader_id]));
}
