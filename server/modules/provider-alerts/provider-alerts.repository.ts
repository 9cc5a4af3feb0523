import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Lang } from '@server/graphql/context';
import type { ProviderAlertAudienceInput, ProviderAlertPeople } from '@server/graphql/generated/types';
import { clientCondition } from '@server/modules/organization/clients.read-model';
import { organizationTable as clients } from '@server/modules/organization/organization.tables';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import { providerAlertTable as alerts, type ProviderAlertRow } from './provider-alerts.tables';

/** A message with its sender and its results. */
export interface SentAlert extends ProviderAlertRow {
  author: string;
  organizations: number;
  shown: number;
  closed: number;
  clicked: number;
}

const ofDelivery = (what: SQL) =>
  sql<number>`(select ${what}::int from provider_alert_delivery d where d.alert_id = ${alerts.id})`;

const sent = {
  alert: alerts,
  author: sql<string>`coalesce((select ${fullNameSql('u')} from users u where u.id = ${alerts.createdById}), '')`,
  organizations: sql<number>`(select count(*)::int from provider_alert_organization o where o.alert_id = ${alerts.id})`,
  shown: ofDelivery(sql`count(*)`),
  closed: ofDelivery(sql`count(d.closed_at)`),
  clicked: ofDelivery(sql`count(d.clicked_at)`),
};

const viewOf = ({
  alert,
  ...counts
}: Omit<SentAlert, keyof ProviderAlertRow> & { alert: ProviderAlertRow }) => ({
  ...alert,
  ...counts,
});

/** Selects the clients that match the filters, without the super organization. */
const selected = (audience: ProviderAlertAudienceInput): SQL | undefined =>
  and(
    clientCondition(audience),
    sql`${clients.id}::text is distinct from (select s.value from setting s where s.name = 'superOrganizationId')`,
  );

/** Whether a message for these people applies to `u`, a row of users. */
const isFor = (people: ProviderAlertPeople): SQL =>
  sql`${worksHereSql(sql`u`)} and (${people}::text = 'all' or u.is_admin)`;

/** SQL of messages. Everything except people's actions on their own messages is for the system. */
export const providerAlertsRepository = {
  async countAudience(
    tx: Tx,
    audience: ProviderAlertAudienceInput,
  ): Promise<{ organizations: number; people: number }> {
    const rows = await selectRows(tx, { organizations: integer, people: integer })(sql`
      with chosen as (select ${clients.id} as id from ${clients} where ${selected(audience)})
      select (select count(*)::int from chosen) as organizations,
        (select count(*)::int from users u where u.organization_id in (select id from chosen)
          and ${isFor(audience.people)}) as people`);
    return rows[0] ?? { organizations: 0, people: 0 };
  },

  async insert(
    tx: Tx,
    row: typeof alerts.$inferInsert,
    audience: ProviderAlertAudienceInput,
  ): Promise<number> {
    const [made] = await tx.insert(alerts).values(row).returning({ id: alerts.id });
    if (!made) throw new Error('the insert of a message returned nothing');
    await tx.execute(sql`
      insert into provider_alert_organization (organization_id, alert_id)
      select ${clients.id}, ${made.id}::int from ${clients} where ${selected(audience)}`);
    return made.id;
  },

  async list(tx: Tx, { limit, offset }: { limit: number; offset: number }) {
    const rows = await tx
      .select(sent)
      .from(alerts)
      .orderBy(sql`${alerts.id} desc`)
      .limit(limit)
      .offset(offset);
    return { items: rows.map(viewOf), count: await tx.$count(alerts) };
  },

  async find(tx: Tx, id: number): Promise<SentAlert | null> {
    const [row] = await tx.select(sent).from(alerts).where(eq(alerts.id, id));
    return row ? viewOf(row) : null;
  },

  /** Returns false when it was stopped before, or does not exist. */
  async stop(tx: Tx, id: number, at: Date): Promise<boolean> {
    const rows = await tx
      .update(alerts)
      .set({ stoppedAt: at })
      .where(and(eq(alerts.id, id), sql`${alerts.stoppedAt} is null`))
      .returning({ id: alerts.id });
    return rows.length > 0;
  },

  /** Returns the language of a client. */
  async langOf(tx: Tx, organizationId: number): Promise<Lang> {
    const [row] = await tx.select({ lang: clients.lang }).from(clients).where(eq(clients.id, organizationId));
    return row?.lang ?? 'ru';
  },

  async organizationIds(tx: Tx, id: number): Promise<number[]> {
    const rows = await selectRows(tx, { id: integer })(sql`
      select organization_id as id from provider_alert_organization where alert_id = ${id} order by organization_id`);
    return rows.map((row) => row.id);
  },
};
