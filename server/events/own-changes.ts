import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { LiveEvents } from './live-events';

type Live = Pick<LiveEvents, 'publish'>;

/** Publishes a change of what only the caller sees (their reports, views, notes) to their own pages. */
export const publishOwn = (live: Live, scope: Scope): Promise<void> =>
  live.publish(scope.tx, {
    organizationId: scope.organizationId,
    topic: 'own',
    ids: [],
    userIds: [callerOf(scope).userId],
  });

/** Publishes a change of people's names, addresses or sessions to their own pages. */
export const publishAccount = (live: Live, { tx, organizationId }: Scope, userIds: number[]): Promise<void> =>
  live.publish(tx, { organizationId, topic: 'account', ids: [], userIds });
