import { type SQL, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TokenWriteOffFilter } from '@server/graphql/generated/types';
import { likePattern } from '@server/modules/checks';
import { fullNameSql } from '@server/modules/person-name';
import {
  disputeColumn,
  disputeJson,
  type TokenDisputeView,
  disputeView,
  returnedTokens,
} from './disputes/dispute-view.sql';

/** One write-off, as on its receipt. */
export interface WriteOffView {
  operationId: bigint;
  at: Date;
  action: string;
  objectId: number;
  objectName: string;
  initiator: string;
  tokens: number;
  balanceAfter: number;
  /** The number of tokens returned by disputes. */
  returned: number;
  /** The latest dispute about it. */
  dispute: TokenDisputeView | null;
}

const writeOffRow = {
  operationId: text,
  at: text,
  action: text,
  objectId: integer,
  objectName: text,
  initiator: text,
  tokens: integer,
  balanceAfter: integer,
  returned: integer,
  dispute: nullable(disputeColumn),
};

const initiatorRow = { id: integer, nameFull: text, position: nullable(text) };

export type Initiator = RowOf<typeof initiatorRow>;

const PAGE = limits.tokens.writeOffs;
/** The format of a displayed operation number. */
const ID = /^\d{1,18}$/;

/** @throws {AppError} notFound where it is not the number of an operation */
function operationIdOf(id: string): bigint {
  if (!ID.test(id)) throw new AppError('notFound');
  return BigInt(id);
}

/** The first instant of a day in the organization's time zone. */
const startOf = (day: string, organizationId: number, later = 0): SQL => sql`
  ((${day}::date + ${later}::int)::timestamp at time zone (select timezone from organization where id = ${organizationId}))`;

function conditions(organizationId: number, { from, to, initiatorId, action }: TokenWriteOffFilter): SQL {
  return sql.join(
    [
      sql`r.organization_id = ${organizationId} and r.status = 'captured'`,
      ...(from ? [sql`r.settled_at >= ${startOf(from, organizationId)}`] : []),
      ...(to ? [sql`r.settled_at < ${startOf(to, organizationId, 1)}`] : []),
      ...(initiatorId ? [sql`r.initiator_id = ${initiatorId}`] : []),
      ...(action ? [sql`r.action = ${action}`] : []),
    ],
    sql` and `,
  );
}

async function select({ tx }: Pick<Scope, 'tx'>, where: SQL, limit: number): Promise<WriteOffView[]> {
  const rows = await selectRows(
    tx,
    writeOffRow,
  )(sql`
    select r.operation_id::text as "operationId", r.settled_at::text as at, r.action, r.object_id as "objectId",
      r.object_name as "objectName", coalesce(${fullNameSql('i')}, '') as initiator, r.tokens,
      r.balance_after::float8 as "balanceAfter", ${returnedTokens} as returned, last.dispute
    from token_reserve r
    left join users i on i.organization_id = r.organization_id and i.id = r.initiator_id
    left join lateral (
      select ${disputeJson} as dispute from token_dispute d
      join users u on u.organization_id = d.organization_id and u.id = d.created_by_id
      where d.organization_id = r.organization_id and d.reserve_id = r.id order by d.id desc limit 1) last on true
    where ${where} order by r.operation_id desc limit ${limit}`);
  return rows.map(({ operationId, at, dispute, ...row }) => ({
    ...row,
    operationId: BigInt(operationId),
    at: new Date(at),
    dispute: dispute === null ? null : disputeView(dispute),
  }));
}

/** The queries of screens about write-offs. */
export const writeOffsReadModel = {
  /** Returns write-offs below the operation `before`, newest first. */
  rows: (
    scope: Pick<Scope, 'tx' | 'organizationId'>,
    filter: TokenWriteOffFilter,
    { before, limit }: { before: bigint | null; limit: number },
  ): Promise<WriteOffView[]> => {
    const below = before === null ? sql`` : sql`and r.operation_id < ${String(before)}::bigint`;
    return select(scope, sql`${conditions(scope.organizationId, filter)} ${below}`, limit);
  },

  /** @throws {AppError} notFound */
  async find(scope: Scope, id: string): Promise<WriteOffView> {
    const own = sql`${conditions(scope.organizationId, {})} and r.operation_id = ${String(operationIdOf(id))}::bigint`;
    const [found] = await select(scope, own, 1);
    if (!found) throw new AppError('notFound');
    return found;
  },

  /** @throws {AppError} notFound where `before` is not the number of an operation */
  async page(
    scope: Scope,
    filter: TokenWriteOffFilter,
    before: string | null,
  ): Promise<{ items: WriteOffView[]; hasMore: boolean }> {
    const rows = await writeOffsReadModel.rows(scope, filter, {
      before: before === null ? null : operationIdOf(before),
      limit: PAGE + 1,
    });
    return { items: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
  },

  /** @param id a person who is returned regardless of the search, because they are selected already */
  async initiators({ tx, organizationId }: Scope, search: string, id: number | null): Promise<Initiator[]> {
    const rows = await selectRows(
      tx,
      initiatorRow,
    )(sql`
      select u.id, ${fullNameSql('u')} as "nameFull", p.name as position
      from users u
      left join position p on p.organization_id = u.organization_id and p.id = u.position_id
      where u.organization_id = ${organizationId}
        and (u.id = ${id}::int or ${fullNameSql('u')} ilike ${likePattern(search)}) and exists (
        select from token_reserve r
        where r.organization_id = u.organization_id and r.initiator_id = u.id and r.status = 'captured')
      order by u.id = ${id}::int desc nulls last, u.name_first collate "und-x-icu", u.name_second collate "und-x-icu", u.id
      limit ${limits.tokens.initiators}`);
    return rows;
  },
};
