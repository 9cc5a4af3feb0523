import type { SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { HandoverKind, MenuCounters, ObjectType, SearchHit } from '@server/graphql/generated/resolvers';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ContentDefinition } from './content-definition';
import type { ContentReports } from './content-reports';
import type { ChainRecord, EvidenceSource, Reading } from './evidence/chain.read-model';
import type { EvidenceEvents } from './history/history.read-model';
import type { OwnTable } from './own-table.read-model';

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
  /** When that was published. */
  majorAt?: Date;
  /** How much it weighs beside others in a plan of adaptation; absent: 1. */
  weight?: number;
}

/** Who may do what with the objects of a kind. The system itself (a job) is never asked about: it may everything. */
export interface ContentAccess {
  /** Of these, the objects whose assignments and grants the caller may change. */
  editable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Of these, the objects of which the caller sees everybody's progress. */
  reportable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Of these, the objects that the caller may read. */
  readable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Of these, the objects that the caller may take from the shelf. */
  takeable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** A number of the menu that obligations of the kind stand in. */
export interface ContentMenuCounter {
  name: Exclude<keyof MenuCounters, '__typename'>;
  /** Which of them, about `assignment`; absent: all. */
  where?: SQL;
}

/** What the search over everything finds of a kind: only what the caller may see. */
export interface ContentSearch {
  /** Objects by their names, best first. */
  objects(scope: Scope, caller: Caller, query: string, limit: number): Promise<SearchHit[]>;
  /** Places in their texts. */
  texts?(scope: Scope, caller: Caller, query: string, limit: number): Promise<SearchHit[]>;
}

/** People who can open an object other than by a role, a grant, an obligation or as a leader; each a query of their ids. */
export interface ContentHolders {
  owners(organizationId: number, objectId: number): SQL;
  approvers?(organizationId: number, objectId: number): SQL;
}

/** What somebody holds of a kind until they give it to somebody else: its module hears of that by `duties.handedOver`. */
export interface ContentDuty {
  kind: HandoverKind;
  /** A query of `id` and `name`. */
  heldBy(organizationId: number, userId: number): SQL;
  /** Of the browser. */
  route(id: number): string;
}

/** Results that people hold until a last day: certificates. */
export interface HeldResults {
  /**
   * Of each object a person's newest: a query of `object_id`, `user_id`, `is_valid` and `last_day`, a date; null: without
   * an end. `at`: as of a past moment since it has been kept what they were; null: now.
   */
  newest(organizationId: number, at: Date | null): SQL;
}

/** Records of evidence in a table of a kind's own. */
export interface OwnEvidence {
  /** For the check of the chain. */
  readonly read: EvidenceSource;
  /** For the history of an object. */
  readonly events: EvidenceEvents;
  /** What somebody has signed, the newest first: for the copy of their own data. */
  signaturesOf(scope: Scope, userId: number): Promise<readonly OwnSignature[]>;
  /** Those of these people who have signed anything since: a query of `user_id`. */
  signersSince(organizationId: number, userIds: readonly number[], since: Date): SQL;
}

/** A signature as whoever gave it gets it with their own data. */
export interface OwnSignature {
  readonly code: string;
  readonly name: string;
  readonly versionLabel: string;
  readonly action: string;
  readonly method: string;
  readonly signedAs: string;
  readonly reason: string;
  readonly signedAt: Date;
  readonly readingSec: number;
  readonly ip: string;
  readonly sha256: string;
}

/** Everything that the rest of the server must know of one kind of content: one registration for each. */
export interface ContentKind extends ContentDefinition {
  readonly access: ContentAccess;
  readonly menuCounters: readonly ContentMenuCounter[];
  readonly search: ContentSearch;
  readonly holders: ContentHolders;
  readonly duties: readonly ContentDuty[];
  /** Absent: what was done is no result that one holds. */
  readonly held?: HeldResults;
  /** What the kind adds to reports, beside its obligations. */
  readonly reports?: ContentReports;
  /** Records of evidence that stand in a table of the kind's own, beside those that all kinds share. */
  readonly evidence?: OwnEvidence;
  /** What it knows of a person beside obligations and signatures: for the copy of their own data. */
  ownTables?(scope: Scope, userId: number): Promise<readonly OwnTable[]>;
  /** Files that a person has given it: for the copy of their own data. */
  ownFiles?(scope: Scope, userId: number): Promise<readonly ContentRow[]>;
  /** Of records that are whole, the ids of those whose subject (an attempt) does not say any more what they say. */
  changedSince?(reading: Reading, records: readonly ChainRecord[]): Promise<ReadonlySet<number>>;
  /** Every object, in the archive too: a query of `organization_id`, `id`, `code` and `name`. */
  readonly objects: SQL;
  /** What is published, not archived, and whose whole report the caller sees: a query of `id`, `code` and `name`. */
  reported(caller: Caller): SQL;
  /** Whether the reader is shown what somebody reached of an object; absent: whoever sees that they owe it is. */
  showsScore?(context: Context, owed: { objectId: number; userId: number }): Promise<boolean>;
  /** How many published objects should have been looked through by now: of these, or none given, of all. */
  countStale?(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<number>;
  /** What is owed now, of each; absent, never published and archived ones are left out: their rules wait. */
  published(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<PublishedObject[]>;
  /** In one statement; absent ones are left out. */
  describe(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<ObjectDescription[]>;
}
