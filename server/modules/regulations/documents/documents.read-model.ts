import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { selectInParts } from '@server/db/rows/rows-in-parts';
import { columnOf } from '@server/db/rows/table-shapes';
import { isOpen } from '@server/modules/assignment-statuses';
import type { Scope } from '@server/graphql/context';
import { contentTable, type ContentRow } from '@server/modules/files/files.tables';
import { type RegulationSignatureRow, regulationSignatureTable } from '../regulations.tables';
import { reportCondition } from '../signing/signatures.read-model';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import { worksHereSql } from '@server/modules/sql';

/** One person's last signature, or what they still have to sign. */
export interface SheetRow {
  userId: number;
  person: string;
  position: string;
  signature:
    (Pick<RegulationSignatureRow, 'createdAt' | 'method' | 'hash' | 'identity'> & { label: string }) | null;
  dueAt: Date | null;
  refusedAt: Date | null;
}

/**
 * The beginning of a `with`: `signed` has each person's last signature, `owed` the people who still have to sign, and `x` both.
 */
const sheetTables = (organizationId: number, regulationId: number): SQL => sql`signed as (
      select distinct on (s.user_id) s.user_id, s.confirmed_name as person, s.created_at, s.method, s.hash, s.identity,
        v.major || '.' || v.minor as label
      from regulation_signature s
      join regulation_version v on v.organization_id = s.organization_id and v.id = s.version_id
      where s.organization_id = ${organizationId} and s.regulation_id = ${regulationId} and s.action = 'signed'
      order by s.user_id, s.id desc
    ),
    owed as (
      select a.user_id, a.due_at, a.refused_at,
        concat_ws(' ', u.name_second, u.name_first, nullif(u.name_middle, '')) as person
      from assignment a join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = ${organizationId} and a.object_type = 'regulation' and a.object_id = ${regulationId}
        and ${isOpen(sql`a.status`)} and ${worksHereSql(sql`u`)}
    ),
    x as (
      select user_id, person, created_at, method, hash, identity, label, null::timestamptz as due_at, null::timestamptz as refused_at from signed
      union all
      select user_id, person, null, null, '', null::jsonb, '', due_at, refused_at from owed
    )`;

const sheetRow = {
  user_id: integer,
  person: text,
  position: text,
  created_at: nullable(text),
  method: nullable(oneOf(['checkbox', 'emailCode', 'password', 'paper'])),
  hash: text,
  identity: columnOf(regulationSignatureTable.identity),
  label: text,
  due_at: nullable(text),
  refused_at: nullable(text),
};

const dateOf = (value: string | null) => (value === null ? null : new Date(value));

function sheetRowOf({ created_at, method, hash, identity, label, ...row }: RowOf<typeof sheetRow>): SheetRow {
  const createdAt = dateOf(created_at);
  return {
    userId: row.user_id,
    person: row.person,
    position: row.position,
    signature: createdAt && method && { createdAt, method, hash, identity, label },
    dueAt: dateOf(row.due_at),
    refusedAt: dateOf(row.refused_at),
  };
}

/**
 * Yields everybody who signed the regulation, with their last signature as it was given (including people who have left since),
 * and everybody who still has to sign it, sorted by name, in parts of this size.
 */
export async function* readSheet(
  scope: Scope,
  regulationId: number,
  access: AccessContext,
  size: number,
): AsyncGenerator<SheetRow[]> {
  const { tx, organizationId } = scope;
  const condition = reportCondition(scope, access, sql`x.user_id`) ?? sql`true`;
  const parts = selectInParts(
    tx,
    sheetRow,
    size,
  )(sql`
    with ${sheetTables(organizationId, regulationId)}
    select x.user_id, x.person, coalesce(p.name, '') as position, to_json(x.created_at) #>> '{}' as created_at, x.method, x.hash, x.identity,
      x.label, to_json(x.due_at) #>> '{}' as due_at, to_json(x.refused_at) #>> '{}' as refused_at
    from x
    left join users u on u.organization_id = ${organizationId} and u.id = x.user_id
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where ${condition}
    order by x.person collate "und-x-icu", x.user_id`);
  for await (const rows of parts) yield rows.map(sheetRowOf);
}

/** The person's current position; empty without one. */
export async function positionOf({ tx, organizationId }: Scope, userId: number): Promise<string> {
  const rows = await selectRows(tx, { name: text })(sql`
    select p.name from users u join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where u.organization_id = ${organizationId} and u.id = ${userId}`);
  return rows[0]?.name ?? '';
}

/** Returns the contents at these storage paths. */
export async function contentsAt(
  { tx, organizationId }: Scope,
  paths: readonly string[],
): Promise<ContentRow[]> {
  if (paths.length === 0) return [];
  return tx
    .select()
    .from(contentTable)
    .where(
      and(
        eq(contentTable.organizationId, organizationId),
        inArray(sql`${contentTable.details} ->> 'path'`, [...paths]),
      ),
    );
}
