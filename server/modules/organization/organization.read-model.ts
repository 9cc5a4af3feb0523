import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { isServed } from '@server/modules/sql';
import { type OrganizationRow, organizationTable } from './organization.tables';

/** Whether the organization contains only what the registration created: one person in one position, and no content. */
export async function isEmptyOrganization(
  tx: Tx,
  { all }: ContentKinds,
  organizationId: number,
): Promise<boolean> {
  const contents = all.map(
    ({ tables: { object } }) =>
      sql` or exists (select from ${object} c where c.organization_id = ${organizationId})`,
  );
  const rows = await selectRows(tx, { is_empty: boolean })(sql`select not (
    exists (select from subdivision s where s.organization_id = ${organizationId})${sql.join(contents)}
    or exists (select from users u where u.organization_id = ${organizationId} offset 1)
    or exists (select from position p where p.organization_id = ${organizationId} offset 1)) as is_empty`);
  return rows[0]?.is_empty === true;
}

/** Returns the organization itself. */
export async function findOrganization(tx: Tx, id: number): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, id));
  return row ?? null;
}

/** Whether work that was begun goes on for it: neither suspended nor deleted, and paid for. */
export async function isOrganizationServed(tx: Tx, id: number): Promise<boolean> {
  const rows = await selectRows(tx, { is_served: boolean })(
    sql`select ${isServed(sql`o`)} as is_served from organization o where o.id = ${id}`,
  );
  return rows[0]?.is_served === true;
}

/** Returns the time zone of the organization: an IANA name. */
export async function timezoneOf(tx: Tx, id: number): Promise<string> {
  return (await findOrganization(tx, id))?.timezone ?? 'UTC';
}

/** Returns the current day of the organization. */
export async function todayOf(
  { now }: Pick<ModuleDeps, 'now'>,
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
): Promise<string> {
  return dayOf(now(), await timezoneOf(tx, organizationId));
}
