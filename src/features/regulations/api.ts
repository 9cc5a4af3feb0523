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
import type { Tag } from '@src/api/tags';
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
    regulationOptions: { providesTags: ['Content'] },
    regulationTeam: { providesTags: ['ContentTeam'] },
    regulationVersion: { providesTags: ['ContentVersion'] },
    regulationCompare: { providesTags: ['ContentVersion', 'ContentSignature'] },
    regulationComments: { providesTags: ['ContentComment'] },
    regulationCreate: { invalidatesTags: [tags.list] },
    regulationImport: { invalidatesTags: [tags.list] },
    regulationUpdate: {
      invalidatesTags: (_answer, _error, { regulation }) => tags.ofWork(regulation.id ?? 0),
    },
    regulationDelete: { invalidatesTags: [tags.list] },
    regulationBodySet: { invalidatesTags: (_answer, _error, { id }) => tags.ofWork(id) },
    regulationBodyRemove: { invalidatesTags: (_answer, _error, { id }) => tags.ofWork(id) },
    regulationQuestionsSave: { invalidatesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationPictureAdd: { invalidatesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationDraftDiscard: { invalidatesTags: (_answer, _error, { id }) => tags.ofWork(id) },
    regulationAttach: { invalidatesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationDetach: { invalidatesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationSubmit: { invalidatesTags: (_answer, _error, { id }) => tags.ofWork(id) },
    regulationDecide: { invalidatesTags: ['Approval', 'Content', 'ContentHistory'] },
    regulationPublish: {
      invalidatesTags: (_answer, _error, { publication }) => [
        ...tags.ofWork(publication.id),
        'Assignment',
        'ContentTeam',
      ],
    },
    regulationOpen: { invalidatesTags: (_answer, _error, { id }) => objectTags(id) },
    regulationAnswer: { invalidatesTags: (_answer, _error, { answer }) => objectTags(answer.regulationId) },
    regulationSign: {
      invalidatesTags: (answer, _error, { signature }) =>
        // The signature was rejected, perhaps because the version is no longer current, so the regulation is refetched.
        answer ? tags.ofResult(signature.regulationId) : objectTags(signature.regulationId),
    },
    regulationRefuse: {
      invalidatesTags: (answer, _error, { id }) => (answer ? tags.ofResult(id) : objectTags(id)),
    },
    regulationCommentCreate: { invalidatesTags: ['ContentComment'] },
    regulationCommentResolve: { invalidatesTags: ['ContentComment'] },
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
  useRegulationOpenMutation,
  useRegulationOptionsQuery,
  useRegulationPictureAddMutation,
  useRegulationPublishMutation,
  useRegulationPublishPreviewMutation,
  useRegulationQuery,
  useRegulationQuestionsSaveMutation,
  useRegulationRefuseMutation,
  useRegulationSignCodeMutation,
  useRegulationSignMutation,
  useRegulationSubmitMutation,
  useRegulationTeamQuery,
  useRegulationTemplatesQuery,
  useRegulationUpdateMutation,
  useRegulationVersionQuery,
  useRegulationsEditorQuery,
} = enhanced;
