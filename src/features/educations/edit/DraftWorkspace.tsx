import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { CommentsPanel } from '@src/content/edit/CommentsPanel';
import { DraftFrame, type DraftTools } from '@src/content/edit/DraftFrame';
import { ClauseEditor } from '@src/content/editor/ClauseEditor';
import { type DraftVersion, type EducationDraft, useEducationCommentsQuery } from '../api';
import { educationComments } from './comment-source';
import { educationDrafts, useAddPicture } from './draft-source';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import { VideoForm } from './VideoForm';
import { PropertiesForm } from './PropertiesForm';

interface DraftWorkspaceProps extends QuestionSlots {
  education: EducationDraft;
  /** Reloads the server's text and restarts the editor with it. */
  onRestart: () => void;
  refresh: () => void;
}

/** The draft editor: the text with its outline, its further tabs, and the actions on the draft. */
export function DraftWorkspace(props: DraftWorkspaceProps) {
  const { education, onRestart, refresh, Question, AddQuestion } = props;
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
      text={(tools) => (
        <Text education={education} tools={tools} Question={Question} AddQuestion={AddQuestion} />
      )}
      parts={() => [
        {
          name: 'properties',
          render: () => <PropertiesForm education={education} refresh={refresh} />,
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

interface TextProps extends QuestionSlots {
  education: EducationDraft;
  tools: DraftTools<DraftVersion>;
}

/** The text; for a video education the video is above it, and the text is its transcript. */
function Text({ education, tools, ...questions }: TextProps) {
  const { autosave, clauses, isReadOnly } = tools;
  const { t } = useTranslation('educations');
  const { id, typeContent, pictures } = education;
  const editor = (
    <ClauseEditor
      objectId={id}
      useAddPicture={useAddPicture}
      pictures={pictures}
      initial={clauses}
      isReadOnly={isReadOnly}
      isFirst={typeContent === 'text'}
      onChange={autosave.change}
      onBlur={() => void autosave.flush()}
    />
  );
  if (typeContent === 'text') return editor;
  const video = (education.draftVersion ?? education.currentVersion)?.video ?? null;
  return (
    <>
      <Section title={t('video.title')}>
        <VideoForm
          educationId={id}
          video={video}
          isReadOnly={isReadOnly}
          autosave={autosave}
          {...questions}
        />
      </Section>
      <Typography component="h2" variant="subtitle1" sx={{ mt: 3 }}>
        {t('video.transcriptTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('video.transcriptText')}
      </Typography>
      {editor}
    </>
  );
}
