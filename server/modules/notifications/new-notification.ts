import type { NotificationReason } from './notification-type';
import type { NotificationTypeName } from './notification-types';

export interface NewNotification {
  userIds: readonly number[];
  type: NotificationTypeName;
  /** The type of the object: `regulation`, `user`, `role`… */
  objectType: string;
  objectId: number;
  /** A route in the browser. */
  route: string;
  /** A value for each of the type's variables. */
  params: Record<string, string | number>;
  /** The same fact is sent to the same person once, e.g. `regulationNewVersion:7:12`. */
  dedupeKey: string;
  /** The relation of these receivers to it, when it differs from the one of the type. */
  reason?: NotificationReason;
  /** The people whose heads and mentors may receive copies; absent: the receivers. */
  aboutIds?: readonly number[];
  /** The route for the people responsible for these people; absent: `route`. */
  teamRoute?: string;
}
