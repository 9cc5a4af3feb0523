import type { ApprovalStatus, AssignmentStatus, ContentStatus, Significance } from '@src/api/generated/types';
import type { pictureUrl } from '@src/lib/statics';

// What pages over content need of what their kind has read. A kind's own answers have more in them.

export interface Clause {
  id: string;
  level: number;
  number: string;
  html: string;
  text: string;
}

/** A clause as its author sees it. */
export interface WrittenClause extends Clause {
  /** Of the document that it was imported from, where counting gives another. */
  ownNumber: string | null;
}

/** A file that stands in a text, or belongs to it. */
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

export interface ContentAbilities {
  canEdit: boolean;
  canReport: boolean;
  canPublish: boolean;
}

export interface Progress {
  signed: number;
  notSigned: number;
  /** Of those who have not: whose term has passed. */
  overdue: number;
}

/** What the head of each of its pages says of an object. */
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
  approver: ContentPerson;
}

/** What the person is asked to approve. */
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

/** «Непонятно»: what a reader asks about a block. */
export interface ContentComment {
  id: number;
  clauseId: string;
  text: string;
  createdAt: string;
  user: ContentPerson;
}

/** What publishing would mean for people. */
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

/** A leader's people against what was given to them. */
export interface ContentTeam {
  objects: readonly { id: number; code: string; name: string }[];
  rows: readonly { user: ContentPerson; cells: readonly (TeamCell | null)[] }[];
  count: number;
}
