import type { Audit } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import { findById } from '../auth.repository';
import type { SecurityNotifications } from '@server/mail/security-notifications';
import type { SocialProvider } from './provider';
import { accountsOf, deleteAccount, insertAccount, type SocialAccountRow } from './social.repository';
import type { LinkTickets } from './social.service';

interface AccountsDeps {
  audit: Audit;
  live: LiveEvents;
  securityEmails: SecurityNotifications;
  providers: ReadonlyMap<string, SocialProvider>;
  tickets: LinkTickets;
}

export interface AccountsService {
  list(scope: Scope, caller: Caller): Promise<SocialAccountRow[]>;
  /** Returns the address that starts the linking; valid for a minute, for the caller. @throws {AppError} notFound */
  begin(caller: Caller, provider: string): string;
  /** Adds the account that the caller has just signed in with. @throws {AppError} auth.linkFail, auth.socialBusy */
  link(scope: Scope, caller: Caller, token: string): Promise<void>;
  /** @throws {AppError} notFound */
  unlink(scope: Scope, caller: Caller, id: number): Promise<void>;
}

/** Manages a person's accounts at other services by which they sign in here. */
export function createAccountsService(deps: AccountsDeps): AccountsService {
  const { audit, live, securityEmails, providers, tickets } = deps;

  async function recordAccountChange(
    scope: Scope,
    caller: Caller,
    action: 'socialLinked' | 'socialUnlinked',
    provider: string,
  ): Promise<void> {
    const { tx, organizationId } = scope;
    const { userId } = caller;
    const changes: Record<string, [unknown, unknown]> = {
      provider: action === 'socialLinked' ? [null, provider] : [provider, null],
    };
    await audit.write(scope, { action, objectType: 'user', objectId: userId, changes });
    await live.publish(tx, { organizationId, topic: 'user', ids: [userId], userIds: [userId] });
    const person = await findById(tx, userId);
    if (person)
      await securityEmails.send(scope, person, action, {
        provider: providers.get(provider)?.name ?? provider,
      });
  }

  return {
    list: ({ tx, organizationId }, { userId }) => accountsOf(tx, organizationId, userId),
    begin({ userId }, provider) {
      if (!providers.has(provider)) throw new AppError('notFound');
      return `/api/auth/${provider}?link=${tickets.wishes.issue({ userId })}`;
    },
    async link(scope, caller, token) {
      const offer = tickets.offers.read(token);
      // Following another person's link adds nothing.
      if (offer?.userId !== caller.userId) throw new AppError('auth.linkFail');
      const { tx, organizationId } = scope;
      const { userId, provider, subject, email } = offer;
      const own = await accountsOf(tx, organizationId, userId);
      if (own.some((account) => account.provider === provider && account.subject === subject)) return;
      if (!(await insertAccount(tx, { organizationId, userId, provider, subject, email }))) {
        throw new AppError('auth.socialBusy');
      }
      await recordAccountChange(scope, caller, 'socialLinked', provider);
    },
    async unlink(scope, caller, id) {
      const account = await deleteAccount(scope.tx, scope.organizationId, caller.userId, id);
      if (!account) throw new AppError('notFound');
      await recordAccountChange(scope, caller, 'socialUnlinked', account.provider);
    },
  };
}
