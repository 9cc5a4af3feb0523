import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { Mail } from './mail';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { isEmailTextKey, emailText } from '@server/texts';

/** Events that the person must be notified of even if they caused them: it could have been someone else. */
export type SecurityEvent = 'socialLinked' | 'socialUnlinked' | 'twoFactorOn' | 'twoFactorOff';

export interface SecurityNotifications {
  /** Sends an email to the person, in their language. */
  send(
    scope: Pick<Scope, 'organizationId'> & { tx: Tx },
    person: Pick<UserRow, 'email' | 'lang' | 'nameFirst'>,
    event: SecurityEvent | 'emailChanged' | 'ipLifted',
    about?: { provider?: string; email?: string },
  ): Promise<void>;
}

/** The page where the person sees the change and can undo it. */
const ROUTE: Partial<Record<SecurityEvent | 'emailChanged' | 'ipLifted', string>> = {
  ipLifted: '/settings/setting-ip',
};

/** Creates the emails about changes to a person's sign-in. They cannot be turned off. */
export function createSecurityNotifications(mail: Mail): SecurityNotifications {
  return {
    send: ({ tx, organizationId }, { email: to, lang, nameFirst }, event, about) => {
      const key = `provider.${about?.provider ?? ''}`;
      // A service named by the operator has the same name in every language.
      const provider = isEmailTextKey(key) ? emailText(lang, key) : (about?.provider ?? '');
      const params = { receiver: nameFirst, type: event, provider, email: about?.email ?? '' };
      return mail.send(tx, [
        { organizationId, to, lang, template: 'security', params, route: ROUTE[event] ?? '/profile' },
      ]);
    },
  };
}
