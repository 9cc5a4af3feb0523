import type { Tx } from '@server/db/database';
import type { ChangeTopic } from '@server/graphql/generated/resolvers';

/** What travels to the sockets of every node. Ids only: a NOTIFY payload must stay under 8,000 bytes. */
export interface LiveEvent {
  organizationId: number;
  topic: ChangeTopic;
  /** Which objects; empty: any of the topic (also when there are more than 200 of them). */
  ids: number[];
  /** Whom it concerns; absent: everybody of the organization whose rights show the topic. More than 200: absent. */
  userIds?: number[];
}

export interface LiveEvents {
  /** Tells every node when the transaction commits, and nobody when it rolls back. */
  publish(tx: Tx, event: LiveEvent): Promise<void>;
  /** Calls `listener` for every event of the organization until the returned function is called. */
  subscribe(organizationId: number, listener: (event: LiveEvent) => void): () => void;
  close(): Promise<void>;
}
