import type { Caller } from '@server/graphql/context';
import type { ChangeTopic } from '@server/graphql/generated/resolvers';
import { holdsSomewhere, isAuthor } from '@server/graphql/rights';
import type { LiveEvent } from './live-events';

/** Whether a caller of the organization may learn of an event of the topic. */
export type TopicAudience = (caller: Caller, event: LiveEvent) => boolean;

/** The topics of live events that a module publishes, in `<domain>.topics.ts`, and who learns of them. */
export type Topics = { readonly [Topic in ChangeTopic]?: TopicAudience };

/** Every topic of the contract: a new one does not compile until a module declares it. */
export type EveryTopic = Required<Topics>;

/** Whoever is responsible for others and sees their progress. */
export const followsStatistics = (caller: Caller): boolean =>
  isAuthor(caller) || holdsSomewhere(caller, 'statistics', 'read');

const isNamed = ({ userId }: Caller, { userIds }: LiveEvent) => userIds?.includes(userId) ?? false;

/** Those whom the event names, and whoever passes the check. */
export const namedUsersOr =
  (check: (caller: Caller) => boolean): TopicAudience =>
  (caller, event) =>
    isNamed(caller, event) || check(caller);

/** Only those whom the event names. */
export const namedUsers: TopicAudience = isNamed;

/** Everyone; of an event that names people, these and whoever follows statistics. */
export const everyone: TopicAudience = (caller, event) =>
  event.userIds === undefined || isNamed(caller, event) || followsStatistics(caller);
