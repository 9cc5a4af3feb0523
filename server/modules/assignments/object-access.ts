import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/resolvers';

/** How people see an object: in notifications, letters and reasons. */
export interface ObjectDescription {
  id: number;
  name: string;
  /** Of the browser: where the person reads and finishes it. */
  route: string;
  /** Of the browser: where a head sees how far their people are. */
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

/** What the engine must know of one kind of object. Its own module answers. */
export interface ObjectAccessRule {
  /** May the caller change who gets it? */
  canEdit(scope: Scope, objectId: number): Promise<boolean>;
  /** May the caller see who got it and how far they are? */
  canReport(scope: Scope, objectId: number): Promise<boolean>;
  /** What is owed now, of each; absent, never published and archived ones are left out: their rules wait. */
  published(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<PublishedObject[]>;
  /** In one statement; absent ones are left out. */
  describe(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<ObjectDescription[]>;
}

/** The kinds of objects that can be assigned, each registered by its own module when the application is composed. */
export interface ObjectAccess {
  register(objectType: ObjectType, rule: ObjectAccessRule): void;
  /** Null: no module of this application brings the kind. */
  of(objectType: ObjectType): ObjectAccessRule | null;
}

/** The one registry of a composed application. */
export function createObjectAccess(): ObjectAccess {
  const rules = new Map<ObjectType, ObjectAccessRule>();
  return {
    register: (objectType, rule) => {
      rules.set(objectType, rule);
    },
    of: (objectType) => rules.get(objectType) ?? null,
  };
}
