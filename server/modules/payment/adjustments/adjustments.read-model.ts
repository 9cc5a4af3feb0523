import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { AdjustmentStatus } from '@server/graphql/generated/types';
import { countOfAll } from '@server/modules/paged';
import { fullNameSql } from '@server/modules/person-name';

/** A correction with its client, and the names of the people who proposed and decided it. */
export interface AdjustmentView {
  id: number;
  organizationId: number;
  organizationName: string;
  amount: bigint;
  reason: string;
  status: AdjustmentStatus;
  createdAt: Date;
  proposedById: number;
  proposedBy: string;
  expiresAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  answer: string;
}

async function select(tx: Tx, where: SQL, { limit, offset }: { limit: number; offset: number }) {
  const rows = await selectRows(tx, {
    id: integer,
    organizationId: integer,
    reason: text,
    answer: text,
    status: oneOf(enumerations.AdjustmentStatus),
    organizationName: text,
    proposedById: integer,
    proposedBy: text,
    decidedBy: nullable(text),
    amount: text,
    createdAt: text,
    expiresAt: nullable(text),
    decidedAt: nullable(text),
    count: integer,
  })(sql`
    select a.id, a.organization_id as "organizationId", o.name as "organizationName", a.amount::text as amount, a.reason,
      a.status, a.created_at::text as "createdAt", a.proposed_by_id as "proposedById", ${fullNameSql('p')} as "proposedBy",
      a.expires_at::text as "expiresAt", ${fullNameSql('d')} as "decidedBy", a.decided_at::text as "decidedAt", a.answer,
      ${countOfAll} as count
    from balance_adjustment a
    join organization o on o.id = a.organization_id
    left join users p on p.id = a.proposed_by_id
    left join users d on d.id = a.decided_by_id
    where ${where} order by a.id desc limit ${limit} offset ${offset}`);
  return rows;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const viewOf = ({
  count: _all,
  amount,
  createdAt,
  expiresAt,
  decidedAt,
  decidedBy,
  ...row
}: Awaited<ReturnType<typeof select>>[number]): AdjustmentView => ({
  ...row,
  amount: BigInt(amount),
  createdAt: new Date(createdAt),
  expiresAt: instant(expiresAt),
  decidedAt: instant(decidedAt),
  decidedBy: decidedBy || null,
});

/** Corrections across organizations. Requires transactions of the system. */
export const adjustmentsReadModel = {
  /** Returns corrections, newest first. @param organizationId null: of all clients */
  rows: (
    tx: Tx,
    { organizationId, isOpen }: { organizationId: number | null; isOpen: boolean },
    shown: { limit: number; offset: number },
  ) =>
    select(
      tx,
      sql`(${organizationId}::int is null or a.organization_id = ${organizationId})
        and (not ${isOpen}::boolean or a.status = 'proposed')`,
      shown,
    ),

  viewOf,

  /** @throws {AppError} notFound */
  async find(tx: Tx, organizationId: number, id: number): Promise<AdjustmentView> {
    const where = sql`a.organization_id = ${organizationId} and a.id = ${id}`;
    const [row] = await select(tx, where, { limit: 1, offset: 0 });
    if (!row) throw new AppError('notFound');
    return viewOf(row);
  },

  /**
   * Returns how much this person has corrected for the client since an instant without a second person, in either direction, in
   * kopecks.
   */
  async movedAlone(
    tx: Tx,
    { organizationId, userId, since }: { organizationId: number; userId: number; since: Date },
  ): Promise<bigint> {
    const rows = await selectRows(tx, { sum: text })(sql`
      select coalesce(sum(abs(amount)), 0)::text as sum from balance_adjustment
      where organization_id = ${organizationId} and proposed_by_id = ${userId} and status = 'done' and expires_at is null
        and created_at > ${since.toISOString()}::timestamptz`);
    return BigInt(rows[0]?.sum ?? 0);
  },
};
