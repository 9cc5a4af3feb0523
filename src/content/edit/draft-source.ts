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

/** A draft of any kind, whatever its content. */
export interface AnyDraft {
  id: number;
  updatedAt: string;
  status: ContentStatus;
  approvals: readonly ApprovalStep[];
}

/** A draft that consists of clauses. */
export interface WrittenDraft extends AnyDraft {
  clauses: readonly WrittenClause[];
}

/** An object of any kind with its draft. */
export interface AnyEdited<Draft extends AnyDraft> {
  id: number;
  isArchive: boolean;
  abilities: ContentAbilities;
  approvers: readonly ContentPerson[];
  currentVersion: { updatedAt: string } | null;
  draftVersion: Draft | null;
}

/** An object with a draft that consists of clauses. */
export interface EditedObject<Draft extends WrittenDraft> extends AnyEdited<Draft> {
  currentVersion: { updatedAt: string; clauses: readonly WrittenClause[] } | null;
}

/** How a kind's editor reads and compares the content of its drafts. */
export interface TextRules<Item, Draft, Text> {
  /** Returns the server's text: the draft's, else the published one. */
  textOf: (object: Item) => Text;
  /** Whether a value stored on the device is such a text. */
  isText: IsText<Text>;
  isSame: (a: Text, b: Text) => boolean;
  /** Renders the difference between the draft that somebody else has saved and the local text. */
  comparison: (theirs: Draft, mine: Text) => ReactNode;
  /** Merges both texts given their common ancestor; null when they conflict. Absent when merging is not supported. */
  joined?: (theirs: Draft, mine: Text, before: Text) => Text | null;
}

/** How a kind stores its drafts, and the actions on them. */
export interface DraftSource<Draft extends AnyDraft, Text = EditedClause[]>
  extends PublishSource, RareWrites {
  /** The function is the same on every render. */
  useSave: () => Write<SentDraft<Text>, Draft>;
  /** Absent when the kind has no approval. */
  useSubmit?: UseSubmit;
  useMenuObject: (id: number) => MenuObject | undefined;
}
