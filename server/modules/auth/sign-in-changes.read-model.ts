import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@server/db/database';
import { builtOnce } from '@server/db/rows/built-once';
import { nullable, oneOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import { type SessionStart, signInChangeTable } from './auth.tables';
import { blocksSigning } from './sign-in-changes/open-changes.sql';

const table = signInChangeTable;

/** A change of these by another person gives that person access: the owner must confirm it before they sign anything. */
const ACCESS_KINDS = ['email', 'login', 'password'] as const;

export type SignInChange = Pick<
  typeof table.$inferSelect,
  | 'id'
  | 'kind'
  | 'changedBy'
  | 'changedAt'
  | 'oldValue'
  | 'newValue'
  | 'confirmedAt'
  | 'confirmedBy'
  | 'confirmation'
> & { isUnconfirmed: boolean };

const columns = {
  id: table.id,
  kind: table.kind,
  changedBy: table.changedBy,
  changedAt: table.changedAt,
  oldValue: table.oldValue,
  newValue: table.newValue,
  confirmedAt: table.confirmedAt,
  confirmedBy: table.confirmedBy,
  confirmation: table.confirmation,
};

/**
 * Returns the change that puts the person's identity in doubt: the first unconfirmed one (later ones may be the work of whoever
 * gained access through it). If there is none, the last change of the address; null: it has never changed.
 */
export async function lastSignInChange(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<SignInChange | null> {
  const isUnconfirmed = sql<boolean>`(${and(isNull(table.confirmedAt), inArray(table.kind, [...ACCESS_KINDS]))})`;
  const [change] = await tx
    .select({ ...columns, isUnconfirmed })
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.userId, userId),
        or(isUnconfirmed, inArray(table.kind, ['email', 'login'])),
      ),
    )
    .orderBy(desc(isUnconfirmed), sql`case when ${isUnconfirmed} then ${table.id} else -${table.id} end`)
    .limit(1);
  return change ?? null;
}

export interface SessionOrigin {
  /** Null: the session is older than this column. */
  startedBy: SessionStart | null;
  isTwoFactor: boolean;
  startedAt: Date;
}

const originRow = z.object({
  started_by: z.enum(['password', 'recoveryCode', 'invitation', 'social', 'registration']).nullable(),
  is_two_factor: z.boolean(),
  started_at: z.coerce.date(),
});

/** Returns how a session of the organization's people started; null: there is no such session. */
export async function sessionOrigin(tx: Tx, sessionId: number): Promise<SessionOrigin | null> {
  const { rows } = await tx.execute(sql`select * from session_origin(${sessionId})`);
  if (!rows[0]) return null;
  const row = originRow.parse(rows[0]);
  return { startedBy: row.started_by, isTwoFactor: row.is_two_factor, startedAt: row.started_at };
}

export type SigningHold = 'disputed' | 'unconfirmed';

const selectHold = builtOnce<{ organizationId: number; userId: number }>(
  (value) => sql`
    select case
      when exists (
        select from sign_in_change c
        where c.organization_id = ${value('organizationId')} and c.user_id = ${value('userId')}
          and c.disputed_at is not null and c.lifted_at is null) then 'disputed'
      when exists (
        select from sign_in_change c
        where c.organization_id = ${value('organizationId')} and c.user_id = ${value('userId')}
          and ${blocksSigning(value('organizationId'))})
        then 'unconfirmed'
    end as hold`,
);

/**
 * Returns why the person may not sign now; null: they may. An unconfirmed change does not block signing if no administrator is
 * independent of the one who made it: the evidence then says so. Each open change counts, whoever made the first.
 */
export async function signingHold(
  tx: Tx,
  organizationId: number,
  userId: number,
): Promise<SigningHold | null> {
  const columns = { hold: nullable(oneOf(['disputed', 'unconfirmed'])) };
  const [row] = await selectRows(tx, columns)(selectHold({ organizationId, userId }));
  return row?.hold ?? null;
}

/**
 * Rejects actions that become evidence about a person while someone else may be using their account.
 * @throws {AppError} signIn.disputed, signIn.unconfirmed
 */
export async function requireConfirmedSignIn(tx: Tx, organizationId: number, userId: number): Promise<void> {
  const hold = await signingHold(tx, organizationId, userId);
  if (hold !== null) throw new AppError(hold === 'disputed' ? 'signIn.disputed' : 'signIn.unconfirmed');
}
