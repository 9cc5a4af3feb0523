import type { ChangeTopic } from '@server/graphql/generated/types';

/** More ids are not listed: the event then concerns every object of its topic. */
export const MAX_IDS = 200;

/** The event that is sent to the sockets of every node. It contains only ids: a NOTIFY payload must stay under 8,000 bytes. */
export interface LiveEvent {
  organizationId: number;
  topic: ChangeTopic;
  /** The ids of the objects; empty: any object of the topic (also when there are more than 200 of them). */
  ids: number[];
  /** The affected people; absent: everybody in the organization whose rights include the topic. */
  userIds?: number[];
  /** The write that caused it, as in the response of the mutation; absent: something else than the program wrote it. */
  writeId?: string;
}
