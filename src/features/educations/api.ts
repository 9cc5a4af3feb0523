import { contentTags } from '@src/api/content-tags';
import {
  api,
  type EducationCheckpointAnswerMutation,
  type EducationDraftQuery,
  type EducationVideoSourceFragment,
  type VideoUploadFieldsFragment,
  type EducationProgressFieldsFragment,
  type EducationPropertiesFragment,
  type EducationQuery,
  type EducationsEditorQuery,
} from '@src/api/generated/educations';
import { listTag, type Tag } from '@src/api/tags';

export type { EducationInput } from '@src/api/generated/types';

export type EducationDetails = NonNullable<EducationQuery['education']>;
export type VersionText = NonNullable<EducationDetails['currentVersion']>;
export type VersionVideo = NonNullable<VersionText['video']>;
export type VideoCheckpoint = VersionVideo['checkpoints'][number];
export type CheckpointResult = EducationCheckpointAnswerMutation['educationCheckpointAnswer'];
export type VideoUpload = VideoUploadFieldsFragment;
export type VideoSource = EducationVideoSourceFragment;
export type EducationDraft = NonNullable<EducationDraftQuery['education']>;
export type EducationProperties = EducationPropertiesFragment;
export type EditorEducation = EducationsEditorQuery['educations']['items'][number];
export type Progress = EducationProgressFieldsFragment;
/** Educations have no approval, so the list of approvals is empty. */
export type DraftVersion = NonNullable<EducationDraft['draftVersion']> & { approvals: readonly never[] };

const tags = contentTags('education');
const objectTags = (id: number): Tag[] => [tags.record(id)];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    education: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    educationDraft: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    educationVideoUploads: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    educationsEditor: { providesTags: (answer) => tags.ofList(answer?.educations.items) },
    educationOptions: { providesTags: [listTag('Content')] },
    educationTeam: { providesTags: ['ContentTeam'] },
    educationCompare: { providesTags: ['ContentVersion'] },
    educationComments: { providesTags: ['ContentComment'] },
  },
});

export const {
  useEducationCheckpointAnswerMutation,
  useEducationCommentCreateMutation,
  useEducationCommentResolveMutation,
  useEducationCommentsQuery,
  useEducationCompareQuery,
  useEducationCreateMutation,
  useEducationDeleteMutation,
  useEducationDraftDiscardMutation,
  useEducationDraftQuery,
  useEducationDraftSaveMutation,
  useEducationVideoSaveMutation,
  useEducationVideoUploadCancelMutation,
  useEducationVideoUploadMutation,
  useEducationVideoUploadsQuery,
  useEducationOpenMutation,
  useEducationOptionsQuery,
  useEducationPictureAddMutation,
  useEducationProgressMutation,
  useEducationPublishMutation,
  useEducationPublishPreviewMutation,
  useEducationQuery,
  useEducationTeamQuery,
  useEducationUpdateMutation,
  useEducationWatchMutation,
  useEducationsEditorQuery,
} = enhanced;
