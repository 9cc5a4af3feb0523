import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer, nullable, objectOf, oneOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Context, Lang, Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { OwnAlert, OwnAlertEvent } from '@server/graphql/generated/resolvers';
import type { AlertText } from './provider-alerts.tables';

/** Returns the text in the language, or in Russian if it was not written in that language. */
export const textIn = ({ ru, en }: AlertText, lang: Lang): string =>
  lang === 'en-us' && en !== '' ? en : ru;

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

/**
 * Whether messages are shown to the caller: not to guests in a client's workspace, whose closing of a message would have no
 * effect.
 */
const sees = ({ caller }: Pick<Context, 'caller'>): boolean =>
  caller !== null && !caller.support && caller.viewAs === null && !caller.isDemo && !caller.isSuspended;

/** Shows people their messages and records what they do with them. */
export function createOwnAlerts({ now }: { now: () => Date }) {
  return {
    async list(context: Context): Promise<OwnAlert[]> {
      if (!sees(context)) return [];
      const { scope } = context;
      const rows = await selectRows(scope.tx, {
        id: integer,
        message: objectOf({ ru: text, en: text }),
        button: nullable(objectOf({ label: objectOf({ ru: text, en: text }), url: text })),
        level: oneOf(enumerations.AlertLevel),
      })(sql`
        select a.id, a.message, a.level, a.button ${openFor(scope, now())}
        order by a.id desc limit ${limits.providerAlert.shown}`);
      return rows.map(({ id, message, level, button }) => ({
        ...{ id, level, message: textIn(message, scope.lang) },
        button: button && { label: textIn(button.label, scope.lang), url: button.url },
      }));
    },

    /** Records each event once, even if it is sent twice. @throws {AppError} notFound */
    async note(scope: Scope, id: number, event: OwnAlertEvent): Promise<void> {
      const at = now().toISOString();
      const closedAt = event === 'shown' ? null : at;
      const clickedAt = event === 'clicked' ? at : null;
      const { rows } = await scope.tx.execute(sql`
        insert into provider_alert_delivery as old (organization_id, user_id, alert_id, shown_at, closed_at, clicked_at)
        select ${scope.organizationId}::int, ${scope.caller?.userId ?? 0}::int, a.id, ${at}::timestamptz,
          ${closedAt}::timestamptz, ${clickedAt}::timestamptz
        ${openFor(scope, now())} and a.id = ${id}
        on conflict (organization_id, user_id, alert_id) do update
          set closed_at = coalesce(old.closed_at, excluded.closed_at),
            clicked_at = coalesce(old.clicked_at, excluded.clicked_at)
        returning 1`);
      if (rows.length === 0) throw new AppError('notFound');
    },
  };
}

export type OwnAlerts = ReturnType<typeof createOwnAlerts>;
