import { CommentsPanel } from '@src/content/edit/CommentsPanel';
import type { DraftTools } from '@src/content/edit/DraftFrame';
import type { DraftPart } from '@src/content/edit/DraftTabs';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import { useRegulationCommentsQuery, type DraftVersion, type RegulationDraft } from '../api';
import { AttachmentsPanel } from './AttachmentsPanel';
import { regulationComments } from './comment-source';
import { PropertiesForm } from './PropertiesForm';
import { QuestionsPanel } from './QuestionsPanel';

interface DraftPartsOptions extends QuestionSlots {
  regulation: RegulationDraft;
  refresh: () => void;
}

/** Returns the tabs of a regulation's draft beside its text. */
export function useDraftParts({ regulation, refresh, ...slots }: DraftPartsOptions) {
  const comments = useRegulationCommentsQuery({ regulationId: regulation.id, isResolved: false });
  const version = regulation.draftVersion ?? regulation.currentVersion;
  return ({ autosave, isReadOnly }: DraftTools<DraftVersion>): DraftPart[] => [
    {
      name: 'properties',
      render: () => <PropertiesForm regulation={regulation} refresh={refresh} />,
    },
    {
      name: 'gate',
      count: version?.questions.length ?? 0,
      render: () => (
        <QuestionsPanel
          regulationId={regulation.id}
          questions={version?.questions ?? []}
          clauses={version?.clauses ?? []}
          isReadOnly={isReadOnly}
          autosave={autosave}
          {...slots}
        />
      ),
    },
    {
      name: 'attachments',
      count: version?.attachments.length ?? 0,
      render: () => (
        <AttachmentsPanel
          regulationId={regulation.id}
          items={version?.attachments ?? []}
          isReadOnly={isReadOnly}
          onChanged={({ updatedAt }) => autosave.moveBase(updatedAt)}
        />
      ),
    },
    {
      name: 'questions',
      count: comments.data?.regulationComments.length ?? 0,
      render: () => (
        <CommentsPanel
          source={regulationComments}
          objectId={regulation.id}
          clauses={regulation.currentVersion?.clauses ?? []}
        />
      ),
    },
  ];
}
