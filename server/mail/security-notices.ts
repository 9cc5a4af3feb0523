import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { Mail } from './mail';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { isLetterKey, letterText } from '@server/texts';

/** What somebody must hear of, though it was they who did it: it could have been somebody else. */
export type SecurityEvent = 'socialLinked' | 'socialUnlinked' | 'twoFactorOn' | 'twoFactorOff';

export interface SecurityNotices {
  /** A letter to the person, in their language. */
  send(
    scope: Pick<Scope, 'organizationId'> & { tx: Tx },
    person: Pick<UserRow, 'email' | 'lang' | 'nameFirst'>,
    event: SecurityEvent | 'emailChanged' | 'ipLifted',
    about?: { provider?: string; email?: string },
  ): Promise<void>;
}

/** Where the person sees it, and takes it back. */
const ROUTE: Partial<Record<SecurityEvent | 'emailChanged' | 'ipLifted', string>> = {
  ipLifted: '/settings/setting-ip',
};

/** Letters about changes to how somebody signs in. Nobody can switch them off. */
export function createSecurityNotices(mail: Mail): SecurityNotices {
  return {
    send: ({ tx, organizationId }, { email: to, lang, nameFirst }, event, about) => {
      const key = `provider.${about?.provider ?? ''}`;
      // A service that the operator named keeps that name in every language.
      const provider = isLetterKey(key) ? letterText(lang, key) : (about?.provider ?? '');
      const params = { receiver: nameFirst, type: event, provider, email: about?.email ?? '' };
      return mail.send(tx, [
        { organizationId, to, lang, template: 'security', params, route: ROUTE[event] ?? '/profile' },
      ]);
    },
  };
}
