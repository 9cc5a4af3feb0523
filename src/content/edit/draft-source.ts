import type { ReactNode } from 'react';
import type { ContentStatus } from '@src/api/generated/types';
import type { EditedClause } from '../editor/clause-document';
import type { IsText } from '../lib/draft-store';
import type { Write } from '../source';
import type { ApprovalStep, ContentAbilities, ContentPerson, WrittenClause } from '../types';
import type { MenuObject, RareWrites } from './DraftMenu';
import type { PublishSource } from './PublishDialog';
import type { UseSubmit } from './SubmitDialog';
import type { SentDraft } from './use-autosave';

/** A draft of any kind, whatever is written in it. */
export interface AnyDraft {
  id: number;
  updatedAt: string;
  status: ContentStatus;
  approvals: readonly ApprovalStep[];
}

/** A text as it is being written. */
export interface WrittenDraft extends AnyDraft {
  clauses: readonly WrittenClause[];
}

/** An object of any kind that is being written. */
export interface AnyEdited<Draft extends AnyDraft> {
  id: number;
  isArchive: boolean;
  abilities: ContentAbilities;
  approvers: readonly ContentPerson[];
  currentVersion: { updatedAt: string } | null;
  draftVersion: Draft | null;
}

/** An object whose text is being written. */
export interface EditedObject<Draft extends WrittenDraft> extends AnyEdited<Draft> {
  currentVersion: { updatedAt: string; clauses: readonly WrittenClause[] } | null;
}

/** How a kind's frame reads and compares what is written in its drafts. */
export interface TextRules<Item, Draft, Text> {
  /** As the server has it: of the draft, else of what is in force. */
  textOf: (object: Item) => Text;
  /** Whether what was kept on the device is such a text. */
  isText: IsText<Text>;
  isSame: (a: Text, b: Text) => boolean;
  /** What differs between the draft that somebody else has saved and what was written here. */
  comparison: (theirs: Draft, mine: Text) => ReactNode;
  /** Both together, of what was there before; null: they exclude each other. Absent: one of them has to give way. */
  joined?: (theirs: Draft, mine: Text, before: Text) => Text | null;
}

/** How a kind keeps its drafts, and what can be done with them. */
export interface DraftSource<Draft extends AnyDraft, Text = EditedClause[]>
  extends PublishSource, RareWrites {
  /** The function stays the same from one drawing to the next. */
  useSave: () => Write<SentDraft<Text>, Draft>;
  /** Absent: nobody is asked for approval. */
  useSubmit?: UseSubmit;
  useMenuObject: (id: number) => MenuObject | undefined;
}
