import { api } from '@src/api/generated/regulations';
import type {
  RegulationClauseFragment,
  GateQuestionFragment,
  RegulationContentFragment,
  RegulationDraftQuery,
  RegulationPropertiesFragment,
  RegulationQuery,
  RegulationSignatureRowFragment,
  RegulationTemplatesQuery,
  RegulationsEditorQuery,
} from '@src/api/generated/regulations';
import { contentTags } from '@src/api/content-tags';
import { listTag, type Tag } from '@src/api/tags';
import { regulationKind } from './kind';

export type { RegulationInput, RegulationType, SignMethod } from '@src/api/generated/types';

export type RegulationDetails = NonNullable<RegulationQuery['regulation']>;
export type VersionText = NonNullable<RegulationDetails['currentVersion']>;
export type Clause = RegulationClauseFragment;
export type Attachment = RegulationContentFragment;
export type GateQuestion = GateQuestionFragment;
export type DraftQuestion = DraftVersion['questions'][number];
export type SignatureRow = RegulationSignatureRowFragment;
export type RegulationDraft = NonNullable<RegulationDraftQuery['regulation']>;
export type DraftVersion = NonNullable<RegulationDraft['draftVersion']>;
export type RegulationProperties = RegulationPropertiesFragment;
export type EditorRegulation = RegulationsEditorQuery['regulations']['items'][number];
export type Template = RegulationTemplatesQuery['regulationTemplates'][number];

const tags = contentTags(regulationKind.objectType);
const objectTags = (id: number): Tag[] => [tags.record(id)];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    regulation: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationDraft: { providesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationsEditor: { providesTags: (answer) => tags.ofList(answer?.regulations.items) },
    regulationOptions: { providesTags: [listTag('Content')] },
    regulationTeam: { providesTags: ['ContentTeam'] },
    regulationVersion: { providesTags: ['ContentVersion'] },
    regulationCompare: { providesTags: ['ContentVersion', 'ContentSignature'] },
    regulationComments: { providesTags: ['ContentComment'] },
    regulationAnswer: { invalidatesTags: (_answer, _error, { answer }) => objectTags(answer.regulationId) },
  },
});

export const {
  useRegulationAnswerMutation,
  useRegulationAttachMutation,
  useRegulationBodyRemoveMutation,
  useRegulationBodySetMutation,
  useRegulationCommentCreateMutation,
  useRegulationCommentResolveMutation,
  useRegulationCommentsQuery,
  useRegulationCompareQuery,
  useRegulationCreateMutation,
  useRegulationDecideMutation,
  useRegulationDeleteMutation,
  useRegulationDetachMutation,
  useRegulationDraftDiscardMutation,
  useRegulationDraftQuery,
  useRegulationDraftSaveMutation,
  useRegulationImportMutation,
  useLazyRegulationRehearsalQuery,
  useRegulationOpenMutation,
  useRegulationOptionsQuery,
  useRegulationPictureAddMutation,
  useRegulationPublishMutation,
  useRegulationPublishPreviewMutation,
  useRegulationQuery,
  useRegulationQuestionsSaveMutation,
  useRegulationRefuseMutation,
  useRegulationRehearsalQuery,
  useRegulationSignCodeMutation,
  useRegulationSignMutation,
  useRegulationSubmitMutation,
  useRegulationTeamQuery,
  useRegulationTemplatesQuery,
  useRegulationUpdateMutation,
  useRegulationVersionQuery,
  useRegulationsEditorQuery,
} = enhanced;
