import type { SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type {
  AboutChange,
  HandoverKind,
  MenuCounters,
  ObjectType,
  OwnRecordAction,
  SampleKind,
  SearchHit,
  SetupStepKey,
} from '@server/graphql/generated/types';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ContentDefinition } from './content-definition';
import type { ContentReports } from './content-reports';
import type { ChainRecord, EvidenceSource, Reading } from './evidence/evidence-source';
import type { EvidenceEvents } from './history/event-details';
import type { OwnTable } from './own-table.read-model';

export interface ObjectKey {
  objectType: ObjectType;
  objectId: number;
}

/** The display data of an object: for notifications, emails and reasons. */
export interface ObjectDescription {
  id: number;
  name: string;
  /** The browser route for reading and completing it. */
  route: string;
  /** The browser route where a leader sees the progress of their people. */
  teamRoute: string;
}

export interface PublishedObject {
  id: number;
  /** The current version. */
  versionId: number;
  /**
   * The newest version published as major (the first one always is). People who accepted an earlier version must accept the
   * change; version ids grow in the order of publication.
   */
  majorVersionId: number;
  /** When the major version was published. */
  majorAt?: Date;
  /** Its weight relative to others in an adaptation plan; absent: 1. */
  weight?: number;
}

/** The access rules for objects of a kind. They are never applied to the system itself (a job), which may do everything. */
export interface ContentAccess {
  /** Returns those of the objects whose assignments and grants the caller may change. */
  editable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns those of the objects on which the caller sees everybody's progress. */
  reportable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns those of the objects that the caller may read. */
  readable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns those of the objects that the caller may take from the shelf. */
  takeable(scope: Scope, objectIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** A menu counter that includes assignments of the kind. */
export interface ContentMenuCounter {
  name: Exclude<keyof MenuCounters, '__typename'>;
  /** A condition on `assignment`; absent: all. */
  where?: SQL;
}

/** The results of a kind in the global search: only what the caller may see. */
export interface ContentSearch {
  /** Finds objects by name, best first. */
  objects(scope: Scope, caller: Caller, query: string, limit: number): Promise<SearchHit[]>;
  /** Finds places in their texts. */
  texts?(scope: Scope, caller: Caller, query: string, limit: number): Promise<SearchHit[]>;
}

/**
 * People who can open an object for reasons other than a role, a grant, an assignment or leadership; each a query of their ids.
 */
export interface ContentHolders {
  owners(organizationId: number, objectId: number): SQL;
  approvers?(organizationId: number, objectId: number): SQL;
}

/** A duty that a person has for a kind until it is handed over: the module is informed by `duties.handedOver`. */
export interface ContentDuty {
  kind: HandoverKind;
  /** A query of `id` and `name`. */
  heldBy(organizationId: number, userId: number): SQL;
  /** The browser route. */
  route(id: number): string;
}

/** Results that people hold until an expiry date: certificates. */
export interface HeldResults {
  /**
   * Returns each person's newest result per object: a query of `object_id`, `user_id`, `is_valid` and `last_day`, a date; null:
   * no expiry. `at`: as of a moment in the past for which the data was recorded; null: now.
   */
  newest(organizationId: number, at: Date | null): SQL;
}

/** Evidence records in a table of the kind's own. */
export interface OwnEvidence {
  /** For verifying the chain. */
  readonly read: EvidenceSource;
  /** For the history of an object. */
  readonly events: EvidenceEvents;
  /** Returns a person's signatures, the newest first: for the copy of their own data. */
  signaturesOf(scope: Scope, userId: number): Promise<readonly OwnSignature[]>;
  /** Returns those of the people who have signed anything since then: a query of `user_id`. */
  signersSince(organizationId: number, userIds: readonly number[], since: Date): SQL;
}

/** A signature in the signer's copy of their own data. */
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

/** What people keep of a kind, whatever becomes of their access to its objects: what they signed, refused or earned. */
export interface OwnRecords {
  /** Selects a person's records: `id` and `code`, `name`, `label` (of the version) as texts, `action` and `at`. */
  select(organizationId: number, userId: number): SQL;
  /** Returns the addresses of a record's documents, below `/api`; the text is null when it has none. */
  paths(record: { id: string; action: OwnRecordAction }): { document: string; text: string | null };
}

/** A text as another organization gets it: without pictures, links and files. */
export interface OfferedText {
  readonly name: string;
  readonly type: string;
  readonly clauses: readonly { level: number; html: string }[];
}

/** The texts that an organization can offer to those it invites. One kind has them. */
export interface OfferedTexts {
  /** Selects those that can be offered: a query of `id` and `name`. */
  select(organizationId: number): SQL;
  /** Returns a copy of the present text; null: it cannot be offered. */
  copyOf(scope: Pick<Scope, 'tx' | 'organizationId'>, id: number): Promise<OfferedText | null>;
}

/** The step of a new organization that its first published object completes. Objects that a sample created do not count. */
interface ContentSetup {
  readonly step: SetupStepKey;
  readonly sample: SampleKind;
}

/** Everything that the rest of the server needs of one kind of content: one registration for each. */
export interface ContentKind extends ContentDefinition {
  readonly access: ContentAccess;
  readonly menuCounters: readonly ContentMenuCounter[];
  readonly search: ContentSearch;
  readonly holders: ContentHolders;
  readonly duties: readonly ContentDuty[];
  /** Absent: completion gives no result with an expiry date. */
  readonly held?: HeldResults;
  /** The kind's additions to reports, besides its assignments. */
  readonly reports?: ContentReports;
  /** Evidence records in a table of the kind's own, in addition to those shared by all kinds. */
  readonly evidence?: OwnEvidence;
  /** Absent: nothing of it is offered to other organizations. */
  readonly offeredTexts?: OfferedTexts;
  /** Absent: an organization is set up without it. */
  readonly setup?: ContentSetup;
  /** Absent: nothing is signed or earned. */
  readonly ownRecords?: OwnRecords;
  /**
   * Selects what people have asked the person for, as the owner of its objects: a query of `id`, `object_id`, `name` (of the object)
   * and `user_id` (who waits). Absent: nothing is asked for.
   */
  requests?(organizationId: number, ownerId: number): SQL;
  /** Returns the person's objects that got a new version since then, the latest first. Absent: it is not on the first page. */
  changedFor?(
    tx: Tx,
    organizationId: number,
    userId: number,
    since: Date,
    limit: number,
  ): Promise<AboutChange[]>;
  /** Returns the kind's data about a person besides assignments and signatures, for the copy of the person's own data. */
  ownTables?(scope: Scope, userId: number): Promise<readonly OwnTable[]>;
  /** Returns the files that a person uploaded to this kind, for the copy of the person's own data. */
  ownFiles?(scope: Scope, userId: number): Promise<readonly ContentRow[]>;
  /** Returns the ids of intact records whose subject (an attempt) no longer matches them. */
  changedSince?(reading: Reading, records: readonly ChainRecord[]): Promise<ReadonlySet<number>>;
  /** Selects all objects, including archived ones: a query of `organization_id`, `id`, `code` and `name`. */
  readonly objects: SQL;
  /**
   * Selects published objects that are not archived and whose whole report the caller sees: a query of `id`, `code` and `name`.
   */
  reported(caller: Caller): SQL;
  /** Whether the reader may see a person's score on an object; absent: everybody who may see the assignment. */
  showsScore?(context: Context, owed: { objectId: number; userId: number }): Promise<boolean>;
  /** Counts the published objects whose review is overdue: among these, or if none are given, among all. */
  countStale?(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<number>;
  /** Returns the versions to assign of each object; missing, never published and archived ones are omitted: their rules wait. */
  published(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<PublishedObject[]>;
  /** Uses one statement; missing objects are omitted. */
  describe(tx: Tx, organizationId: number, objectIds: readonly number[]): Promise<ObjectDescription[]>;
}
