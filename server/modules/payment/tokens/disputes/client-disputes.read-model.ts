import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import { countOfAll } from '@server/modules/paged';
import { fullNameSql } from '@server/modules/person-name';
import {
  disputeColumn,
  disputeJson,
  type TokenDisputeView,
  disputeView,
  returnedTokens,
} from './dispute-view.sql';

/** A dispute with its client, and the write-off that it is about. */
export interface ClientTokenDisputeView {
  id: number;
  organizationId: number;
  organizationName: string;
  writtenOffAt: Date;
  action: string;
  objectName: string;
  initiator: string;
  tokens: number;
  returnable: number;
  dispute: TokenDisputeView;
}

async function select(tx: Tx, where: SQL, { limit, offset }: { limit: number; offset: number }) {
  const rows = await selectRows(tx, {
    id: integer,
    organizationId: integer,
    action: text,
    tokens: integer,
    organizationName: text,
    objectName: text,
    initiator: text,
    returnable: integer,
    writtenOffAt: text,
    dispute: disputeColumn,
    count: integer,
  })(sql`
    select d.id, d.organization_id as "organizationId", o.name as "organizationName", r.settled_at::text as "writtenOffAt",
      r.action, r.object_name as "objectName", coalesce(${fullNameSql('i')}, '') as initiator, r.tokens,
      r.tokens - ${returnedTokens} as returnable, ${disputeJson} as dispute, ${countOfAll} as count
    from token_dispute d
    join token_reserve r on r.organization_id = d.organization_id and r.id = d.reserve_id
    join organization o on o.id = d.organization_id
    join users u on u.organization_id = d.organization_id and u.id = d.created_by_id
    left join users i on i.organization_id = r.organization_id and i.id = r.initiator_id
    where ${where} order by d.id desc limit ${limit} offset ${offset}`);
  return rows;
}

const viewOf = ({
  count: _all,
  writtenOffAt,
  dispute,
  ...row
}: Awaited<ReturnType<typeof select>>[number]): ClientTokenDisputeView => ({
  ...row,
  writtenOffAt: new Date(writtenOffAt),
  dispute: disputeView(dispute),
});

/** Disputes across organizations. Requires transactions of the system. */
export const clientDisputesReadModel = {
  /** Returns disputes, newest first. @param organizationId null: of all clients */
  rows: (
    tx: Tx,
    { organizationId, isOpen }: { organizationId: number | null; isOpen: boolean },
    shown: { limit: number; offset: number },
  ) =>
    select(
      tx,
      sql`(${organizationId}::int is null or d.organization_id = ${organizationId})
        and (not ${isOpen}::boolean or d.status = 'open')`,
      shown,
    ),

  viewOf,

  /** @throws {AppError} notFound */
  async find(tx: Tx, organizationId: number, id: number): Promise<ClientTokenDisputeView> {
    const where = sql`d.organization_id = ${organizationId} and d.id = ${id}`;
    const [row] = await select(tx, where, { limit: 1, offset: 0 });
    if (!row) throw new AppError('notFound');
    return viewOf(row);
  },
};
