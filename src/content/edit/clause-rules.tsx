import { ComparisonView } from '../diff/ComparisonView';
import type { EditedClause } from '../editor/clause-document';
import { compareDrafts, isSameText } from '../lib/compare-drafts';
import { areClauses } from '../lib/draft-store';
import type { EditedObject, TextRules, WrittenDraft } from './draft-source';

/** The text rules for drafts that consist of clauses. */
export const clauseRules: TextRules<EditedObject<WrittenDraft>, WrittenDraft, EditedClause[]> = {
  textOf: ({ draftVersion, currentVersion }) =>
    ((draftVersion ?? currentVersion)?.clauses ?? []).map(({ id, level, ownNumber, html }) => ({
      id,
      level,
      ownNumber,
      html,
    })),
  isText: areClauses,
  isSame: isSameText,
  comparison: (theirs, mine) => (
    <ComparisonView rows={compareDrafts(theirs.clauses, mine)} mode="inline" isOnlyChanged />
  ),
};
