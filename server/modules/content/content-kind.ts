import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { ChangeTopic, ObjectType } from '@server/graphql/generated/resolvers';
import type { NotificationTypeName } from '@server/modules/notifications/notification-types';

export interface ObjectKey {
  objectType: ObjectType;
  objectId: number;
}

/** How people see an object: in notifications, letters and reasons. */
export interface ObjectDescription {
  id: number;
  name: string;
  /** Of the browser: where the person reads and finishes it. */
  route: string;
  /** Of the browser: where a leader sees how far their people are. */
  teamRoute: string;
}

export interface PublishedObject {
  id: number;
  /** The current version. */
  versionId: number;
  /**
   * The newest version that was published as major (the first one always is). Who accepted an earlier version owes the
   * change; ids of versions grow in the order of publication.
   */
  majorVersionId: number;
}

/** What people are notified of about an obligation. */
export type ObligationNotice = 'assigned' | 'newVersion' | 'reminder' | 'overdue' | 'escalation';

/** Who may do what with the objects of a kind. The system itself (a job) is never asked about: it may everything. */
export interface ContentAccess {
  /** Of these, the objects whose assignments and grants the caller may change. */
  editable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Of these, the objects of which the caller sees everybody's progress. */
  reportable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Everything that the rest of the server must know of one kind of content: one registration for each. */
export interface ContentKind {
  readonly objectType: ObjectType;
  /** Published when an object changes: browsers read again what they show of it. */
  readonly topic: ChangeTopic;
  readonly access: ContentAccess;
  readonly notices: Readonly<Record<ObligationNotice, NotificationTypeName>>;
  /** What is owed now, of each; absent, never published and archived ones are left out: their rules wait. */
  published(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<PublishedObject[]>;
  /** In one statement; absent ones are left out. */
  describe(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<ObjectDescription[]>;
}
