import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/resolvers';

export interface Notice {
  userIds: readonly number[];
  /** One of organizationNotificationTypes; its texts are notifications.<type> and letters.notice.<type>. */
  type: string;
  objectType: ObjectType;
  objectId: number;
  /** A route of the browser. */
  route: string;
  params: Record<string, string | number>;
  /** The same fact is told to the same person once, e.g. `regulationNewVersion:7:12`. */
  dedupeKey: string;
  /** Also by e-mail, each in the receiver's language; left out for more than 200 people. */
  email?: boolean;
}

/** Tells people something, whatever their number in the same few statements. */
export type Notify = (scope: Scope, notice: Notice) => Promise<void>;
