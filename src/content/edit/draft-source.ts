import type { ContentStatus } from '@src/api/generated/types';
import type { Write } from '../source';
import type { ApprovalStep, ContentAbilities, ContentPerson, WrittenClause } from '../types';
import type { MenuObject, RareWrites } from './DraftMenu';
import type { PublishSource } from './PublishDialog';
import type { UseSubmit } from './SubmitDialog';
import type { SentDraft } from './use-autosave';

/** A text as it is being written. */
export interface WrittenDraft {
  id: number;
  updatedAt: string;
  status: ContentStatus;
  clauses: readonly WrittenClause[];
  approvals: readonly ApprovalStep[];
}

/** An object that is being written. */
export interface EditedObject<Draft extends WrittenDraft> {
  id: number;
  isArchive: boolean;
  abilities: ContentAbilities;
  approvers: readonly ContentPerson[];
  currentVersion: { updatedAt: string; clauses: readonly WrittenClause[] } | null;
  draftVersion: Draft | null;
}

/** How a kind keeps its drafts, and what can be done with them. */
export interface DraftSource<Draft extends WrittenDraft> extends PublishSource, RareWrites {
  /** The function stays the same from one drawing to the next. */
  useSave: () => Write<SentDraft, Draft>;
  /** Absent: nobody is asked for approval. */
  useSubmit?: UseSubmit;
  useMenuObject: (id: number) => MenuObject | undefined;
}
