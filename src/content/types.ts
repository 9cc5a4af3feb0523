import type { ApprovalStatus, AssignmentStatus, ContentStatus, Significance } from '@src/api/generated/types';
import type { pictureUrl } from '@src/lib/statics';

// The data that content pages need from their kind's queries. A kind's own types contain more.

export interface Clause {
  id: string;
  level: number;
  number: string;
  html: string;
  text: string;
}

/** A clause as shown to its author. */
export interface WrittenClause extends Clause {
  /** The number from the imported document, where it differs from the counted one. */
  ownNumber: string | null;
}

/** A file that is used in a text or attached to it. */
export interface StoredFile {
  id: number;
  type: string;
  name: string;
  mime: string;
  details: { path: string; size: number };
}

export interface ContentPerson {
  id: number;
  nameShort: string;
  nameFull: string;
  avatar: Parameters<typeof pictureUrl>[0] | null;
  position: { name: string } | null;
}

/** A person in a list, with what tells apart people of one name. */
export interface ListedPerson extends ContentPerson {
  position: { id: number; name: string } | null;
  subdivision: { name: string } | null;
  personnelNumber: string | null;
}

export interface ContentAbilities {
  canEdit: boolean;
  canReport: boolean;
  canPublish: boolean;
}

export interface Progress {
  signed: number;
  notSigned: number;
  /** Those who have not completed it and whose deadline has passed. */
  overdue: number;
}

/** The data of an object that the header of its pages shows. */
export interface ContentObject {
  id: number;
  code: string;
  name: string;
  status: ContentStatus;
  isArchive: boolean;
  abilities: ContentAbilities;
}

export interface ApprovalStep {
  id: number;
  status: ApprovalStatus;
  comment: string | null;
  decidedAt: string | null;
  approver: ListedPerson;
}

/** An object that waits for the user's approval. */
export interface PendingApproval {
  id: number;
  versionId: number;
  object: { id: number; code: string; name: string; ownerName: string };
}

export interface VersionMeta {
  id: number;
  label: string;
  publishedAt: string | null;
  significance: Significance | null;
  changeSummary: string | null;
}

export interface ContentComparison {
  from: Pick<VersionMeta, 'label' | 'publishedAt'> & { pictures: readonly StoredFile[] };
  to: VersionMeta & { pictures: readonly StoredFile[] };
  changes: readonly {
    kind: 'same' | 'added' | 'removed' | 'changed';
    from: Clause | null;
    to: Clause | null;
  }[];
  addedCount: number;
  removedCount: number;
  changedCount: number;
  signedFrom: number;
  signedTo: number;
}

/** «Непонятно»: a reader's question about a block. */
export interface ContentComment {
  id: number;
  /** Null: a moment of a video. */
  clauseId: string | null;
  atSec?: number | null;
  /** Empty: only the mark «Непонятно». */
  text: string;
  createdAt: string;
  user: ContentPerson;
}

/** The consequences of publishing. */
export interface PublishPreview {
  changedCount: number;
  clauseCount: number;
  resignCount: number;
  resignClauseCount: number;
  resignSec: number;
  waitingCount: number;
  staleQuestions: readonly { id: string; text: string; number: string; rightAnswers: readonly string[] }[];
  changes: readonly {
    clauseId: string;
    number: string;
    title: string;
    kind: 'added' | 'removed' | 'changed' | 'same';
  }[];
}

export interface Publication {
  id: number;
  draftId: number;
  draftUpdatedAt: string;
  significance: Significance;
  changeSummary: string;
  effectiveFrom: string | null;
  dueDays: number | null;
  silentClauseIds: string[];
  confirmedQuestionIds: string[];
}

export interface TeamCell {
  status: AssignmentStatus;
  isOverdue: boolean;
  isHeld: boolean;
  dueAt: string | null;
  completedAt: string | null;
  refusedAt: string | null;
}

/** A leader's people and their assigned objects. */
export interface ContentTeam {
  objects: readonly { id: number; code: string; name: string }[];
  rows: readonly { user: ListedPerson; cells: readonly (TeamCell | null)[] }[];
  count: number;
}
