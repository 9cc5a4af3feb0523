import { CommentsPanel } from '@src/content/edit/CommentsPanel';
import { DraftFrame } from '@src/content/edit/DraftFrame';
import { ClauseEditor } from '@src/content/editor/ClauseEditor';
import type { PeopleSlots } from '@src/content/slots';
import { type EducationDraft, useEducationCommentsQuery } from '../api';
import { educationComments } from './comment-source';
import { educationDrafts, useAddPicture } from './draft-source';
import { PropertiesForm } from './PropertiesForm';

interface DraftWorkspaceProps extends Pick<PeopleSlots, 'PersonField'> {
  education: EducationDraft;
  /** Reads the server's text anew and begins with it. */
  onRestart: () => void;
  refresh: () => void;
}

/** Writing: the text with its outline, what belongs to it, and what can be done with the draft. */
export function DraftWorkspace({ education, onRestart, refresh, PersonField }: DraftWorkspaceProps) {
  const { id, draftVersion } = education;
  const comments = useEducationCommentsQuery({ educationId: id, isResolved: false });
  return (
    <DraftFrame
      source={educationDrafts}
      object={{
        ...education,
        approvers: [],
        draftVersion: draftVersion && { ...draftVersion, approvals: [] },
      }}
      onRestart={onRestart}
      text={({ autosave, clauses, isReadOnly }) => (
        <ClauseEditor
          objectId={id}
          useAddPicture={useAddPicture}
          pictures={education.pictures}
          initial={clauses}
          isReadOnly={isReadOnly}
          onChange={autosave.change}
          onBlur={() => void autosave.flush()}
        />
      )}
      parts={() => [
        {
          name: 'properties',
          render: () => <PropertiesForm education={education} refresh={refresh} PersonField={PersonField} />,
        },
        {
          name: 'questions',
          count: comments.data?.educationComments.length ?? 0,
          render: () => (
            <CommentsPanel
              source={educationComments}
              objectId={id}
              clauses={education.currentVersion?.clauses ?? []}
            />
          ),
        },
      ]}
    />
  );
}
