import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Tx } from '@server/db/database';
import type { QueryOrganizationsArgs } from '@server/graphql/generated/types';
import { likePattern, paging } from '@server/modules/checks';
import { type ContentRow, contentTable } from '@server/modules/files/files.tables';
import { countOfAll, paged } from '@server/modules/paged';
import { ints } from '@server/modules/sql';
import { type OrganizationRow, organizationTable as clients } from './organization.tables';

/** A client with the data of its entry in the list. */
export interface ClientRow extends OrganizationRow {
  logo: ContentRow | null;
}

const MAX_INT = 2_147_483_647;

/** A number can also be an id. */
function idOf(search: string): number | null {
  return /^\d{1,10}$/.test(search) && Number(search) <= MAX_INT ? Number(search) : null;
}

function matches(text: string | null | undefined): SQL | undefined {
  const search = (text ?? '').trim().slice(0, limits.search);
  if (search === '') return undefined;
  const pattern = likePattern(search.replaceAll('ё', 'е'));
  return sql`(replace(lower(${clients.name}), 'ё', 'е') like ${pattern}
    or replace(lower(${clients.activityText}), 'ё', 'е') like ${pattern}
    or ${clients.formInn} like ${pattern} or ${clients.id} = ${idOf(search)}::int)`;
}

const flag = (column: PgColumn, value: boolean | null | undefined) =>
  typeof value === 'boolean' ? eq(column, value) : undefined;

/** Filters by the day of registration in the organization's own time zone. */
function registered({ dateCreateStart, dateCreateEnd }: ClientFilter): (SQL | undefined)[] {
  const day = sql`(${clients.createdAt} at time zone ${clients.timezone})::date`;
  return [
    // The additional condition on instants lets an index narrow the rows first: time zones differ by less than a day.
    dateCreateStart ? sql`${clients.createdAt} > ${dateCreateStart}::date - interval '1 day'` : undefined,
    dateCreateStart ? sql`${day} >= ${dateCreateStart}::date` : undefined,
    dateCreateEnd ? sql`${clients.createdAt} < ${dateCreateEnd}::date + interval '2 days'` : undefined,
    dateCreateEnd ? sql`${day} <= ${dateCreateEnd}::date` : undefined,
  ];
}

/** The filters of the list of clients. */
export type ClientFilter = Omit<QueryOrganizationsArgs, 'page' | 'pageSize'>;

/** The filters of the list as one condition. */
export function clientCondition(filter: ClientFilter): SQL | undefined {
  const { ids, search, isActive, isActiveSubscribe, isPartner, isFreePeriod, refId, isDeleted } = filter;
  return and(
    ids ? sql`${clients.id} = any(${ints(ids)})` : undefined,
    isDeleted ? and(isNotNull(clients.deletedAt), isNull(clients.erasedAt)) : isNull(clients.deletedAt),
    matches(search),
    flag(clients.isActive, isActive),
    flag(clients.isActiveSubscribe, isActiveSubscribe),
    flag(clients.isPartner, isPartner),
    flag(clients.isFreePeriod, isFreePeriod),
    refId ? eq(clients.refId, refId) : undefined,
    ...registered(filter),
  );
}

const newestFirst = [desc(clients.createdAt), desc(clients.id)];
const withLogo = { client: getTableColumns(clients), logo: getTableColumns(contentTable) };
const ofClient = and(eq(contentTable.organizationId, clients.id), eq(contentTable.id, clients.logoId));

/** Returns a page of clients, newest first, and their count, in one statement. Requires a system transaction. */
export async function listClients(
  tx: Tx,
  filter: QueryOrganizationsArgs,
): Promise<{ items: ClientRow[]; count: number }> {
  const { rows, count } = await paged(paging(filter.page, filter.pageSize, limits.pageSizeMax), (page) => {
    // Whole rows are fetched once the page is known: counting needs only ids.
    const chosen = tx
      .select({ id: clients.id, count: countOfAll.as('count') })
      .from(clients)
      .where(clientCondition(filter))
      .orderBy(...newestFirst)
      .limit(page.limit)
      .offset(page.offset)
      .as('chosen');
    return tx
      .select({ ...withLogo, count: chosen.count })
      .from(chosen)
      .innerJoin(clients, eq(clients.id, chosen.id))
      .leftJoin(contentTable, ofClient)
      .orderBy(...newestFirst);
  });
  return { items: rows.map(({ client, logo }) => ({ ...client, logo })), count };
}

/** Returns clients by their ids, including deleted ones. Requires a system transaction. */
export async function clientsByIds(tx: Tx, ids: readonly number[]): Promise<Map<number, ClientRow>> {
  const rows = await tx
    .select(withLogo)
    .from(clients)
    .leftJoin(contentTable, ofClient)
    .where(inArray(clients.id, [...ids]));
  return new Map(rows.map(({ client, logo }) => [client.id, { ...client, logo }]));
}

/** Returns one of them. @throws {AppError} notFound */
export async function clientById(tx: Tx, id: number): Promise<ClientRow> {
  const client = (await clientsByIds(tx, [id])).get(id);
  if (!client) throw new AppError('notFound');
  return client;
}
