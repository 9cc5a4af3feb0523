import { AppError } from '@server/errors';
import type { Context, Lang, Scope } from '@server/graphql/context';
import type { OwnAlert, OwnAlertEvent } from '@server/graphql/generated/types';
import type { AlertText } from './provider-alerts.tables';
import { openAlerts, noteAlert } from './own-alerts.repository';

/** Returns the text in the language, or in Russian if it was not written in that language. */
export const textIn = ({ ru, en }: AlertText, lang: Lang): string =>
  lang === 'en-us' && en !== '' ? en : ru;

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
      const rows = await openAlerts(scope, now());
      return rows.map(({ id, message, level, button }) => ({
        ...{ id, level, message: textIn(message, scope.lang) },
        button: button && { label: textIn(button.label, scope.lang), url: button.url },
      }));
    },

    /** Records each event once, even if it is sent twice. @throws {AppError} notFound */
    async note(scope: Scope, id: number, event: OwnAlertEvent): Promise<void> {
      if (!(await noteAlert(scope, id, event, now()))) throw new AppError('notFound');
    },
  };
}

export type OwnAlerts = ReturnType<typeof createOwnAlerts>;
