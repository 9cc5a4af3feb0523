import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer, nullable, objectOf, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { OwnAlertEvent } from '@server/graphql/generated/types';

/** Messages that the caller should see now: begun, not over, not stopped, not closed by them. */
const openFor = ({ organizationId, caller }: Scope, now: Date) => sql`
  from provider_alert_organization o
  join provider_alert a on a.id = o.alert_id
  left join provider_alert_delivery d
    on d.organization_id = o.organization_id and d.user_id = ${caller?.userId ?? 0} and d.alert_id = o.alert_id
  where o.organization_id = ${organizationId} and a.stopped_at is null and d.closed_at is null
    and a.start_at <= ${now.toISOString()}::timestamptz
    and (a.end_at is null or a.end_at > ${now.toISOString()}::timestamptz)
    and (a.people = 'all' or ${caller?.isAdmin ?? false}::boolean)`;

const alertRow = {
  id: integer,
  message: objectOf({ ru: text, en: text }),
  button: nullable(objectOf({ label: objectOf({ ru: text, en: text }), url: text })),
  level: oneOf(enumerations.AlertLevel),
};

/** Returns the messages that the caller should see now, newest first. */
export const openAlerts = (scope: Scope, now: Date): Promise<RowOf<typeof alertRow>[]> =>
  selectRows(
    scope.tx,
    alertRow,
  )(sql`
    select a.id, a.message, a.level, a.button ${openFor(scope, now)}
    order by a.id desc limit ${limits.providerAlert.shown}`);

/** Records what the caller did with a message; the first time of each event counts. Returns false when they do not see it. */
export async function noteAlert(scope: Scope, id: number, event: OwnAlertEvent, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const closedAt = event === 'shown' ? null : at;
  const clickedAt = event === 'clicked' ? at : null;
  const { rows } = await scope.tx.execute(sql`
    insert into provider_alert_delivery as old (organization_id, user_id, alert_id, shown_at, closed_at, clicked_at)
    select ${scope.organizationId}::int, ${scope.caller?.userId ?? 0}::int, a.id, ${at}::timestamptz,
      ${closedAt}::timestamptz, ${clickedAt}::timestamptz
    ${openFor(scope, now)} and a.id = ${id}
    on conflict (organization_id, user_id, alert_id) do update
      set closed_at = coalesce(old.closed_at, excluded.closed_at),
        clicked_at = coalesce(old.clicked_at, excluded.clicked_at)
    returning 1`);
  return rows.length > 0;
}
