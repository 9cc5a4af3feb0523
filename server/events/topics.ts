import type { Caller } from '@server/graphql/context';
import type { ChangeTopic } from '@server/graphql/generated/types';
import { holdsSomewhere, isAuthor } from '@server/graphql/access/rights';
import type { LiveEvent } from './live-event';

/** Whether a caller in the organization may receive an event of the topic. */
export type TopicAudience = (caller: Caller, event: LiveEvent) => boolean;

/** The topics of live events that a module publishes, in `<domain>.topics.ts`, and their audiences. */
export type Topics = { readonly [Topic in ChangeTopic]?: TopicAudience };

/** All topics of the contract: a new one does not compile until a module declares it. */
export type EveryTopic = Required<Topics>;

/** Whether the caller is responsible for others and sees their progress. */
export const followsStatistics = (caller: Caller): boolean =>
  isAuthor(caller) || holdsSomewhere(caller, 'statistics', 'read');

const isNamed = ({ userId }: Caller, { userIds }: LiveEvent) => userIds?.includes(userId) ?? false;

/** The people named in the event, and everybody who passes the check. */
export const namedUsersOr =
  (check: (caller: Caller) => boolean): TopicAudience =>
  (caller, event) =>
    isNamed(caller, event) || check(caller);

/** Only the people named in the event. */
export const namedUsers: TopicAudience = isNamed;

/** Everyone; if the event names people, only they and those who follow statistics. */
export const everyone: TopicAudience = (caller, event) =>
  event.userIds === undefined || isNamed(caller, event) || followsStatistics(caller);
