import { api } from '@src/api/generated/regulations';
import type {
  RegulationApprovalFragment,
  RegulationAssignmentFragment,
  RegulationCheckIntegrityQuery,
  RegulationClauseFragment,
  RegulationCommentsQuery,
  RegulationCompareQuery,
  GateQuestionFragment,
  RegulationContentFragment,
  RegulationDraftQuery,
  RegulationHistoryQuery,
  RegulationPersonFragment,
  RegulationPropertiesFragment,
  RegulationPublishPreviewMutation,
  RegulationQuery,
  RegulationSignatureRowFragment,
  RegulationTeamQuery,
  RegulationTemplatesQuery,
  RegulationsEditorQuery,
} from '@src/api/generated/regulations';
import { listTag, listTags, recordTag, type Tag } from '@src/api/tags';

export type {
  ContentStatus,
  RegulationInput,
  RegulationVariable,
  RegulationEventKind,
  RegulationType,
  SignMethod,
  Significance,
} from '@src/api/generated/types';

export type RegulationDetails = NonNullable<RegulationQuery['regulation']>;
export type VersionText = NonNullable<RegulationDetails['currentVersion']>;
export type Clause = RegulationClauseFragment;
export type Attachment = RegulationContentFragment;
export type GateQuestion = GateQuestionFragment;
export type DraftQuestion = DraftVersion['questions'][number];
export type Obligation = RegulationAssignmentFragment;
export type Person = RegulationPersonFragment;
export type SignatureRow = RegulationSignatureRowFragment;
export type ApprovalRow = RegulationApprovalFragment;
export type RegulationDraft = NonNullable<RegulationDraftQuery['regulation']>;
export type DraftVersion = NonNullable<RegulationDraft['draftVersion']>;
export type RegulationProperties = RegulationPropertiesFragment;
export type EditorRegulation = RegulationsEditorQuery['regulations']['items'][number];
export type Team = RegulationTeamQuery['regulationTeam'];
export type Comparison = RegulationCompareQuery['regulationCompare'];
export type HistoryEvent = RegulationHistoryQuery['regulationHistory']['items'][number];
export type Template = RegulationTemplatesQuery['regulationTemplates'][number];
export type Comment = RegulationCommentsQuery['regulationComments'][number];
export type IntegrityReport = RegulationCheckIntegrityQuery['regulationCheckIntegrity'];
export type PublishPreview = RegulationPublishPreviewMutation['regulationPublishPreview'];

const one = (id: number): Tag[] => [recordTag('Regulation', id)];

/** What work on one regulation (its draft, approvals, properties) makes old at once, for whoever did it. */
const work = (id: number): Tag[] => [
  ...one(id),
  listTag('Regulation'),
  'RegulationHistory',
  'RegulationVersion',
  'Approval',
];

/** What a signature or a refusal makes old. */
const evidence = (id: number): Tag[] => [
  ...one(id),
  listTag('Regulation'),
  'RegulationHistory',
  'RegulationSignature',
  'RegulationTeam',
  'Assignment',
];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    regulation: { providesTags: (_answer, _error, { id }) => one(id) },
    regulationDraft: { providesTags: (_answer, _error, { id }) => one(id) },
    regulationsEditor: { providesTags: (answer) => listTags('Regulation', answer?.regulations.items) },
    regulationTeam: { providesTags: ['RegulationTeam'] },
    regulationVersion: { providesTags: ['RegulationVersion'] },
    regulationCompare: { providesTags: ['RegulationVersion', 'RegulationSignature'] },
    regulationHistory: { providesTags: ['RegulationHistory'] },
    regulationComments: { providesTags: ['RegulationComment'] },
    regulationCreate: { invalidatesTags: [listTag('Regulation')] },
    regulationImport: { invalidatesTags: [listTag('Regulation')] },
    regulationUpdate: { invalidatesTags: (_answer, _error, { regulation }) => work(regulation.id ?? 0) },
    regulationDelete: { invalidatesTags: [listTag('Regulation')] },
    regulationBodySet: { invalidatesTags: (_answer, _error, { id }) => work(id) },
    regulationBodyRemove: { invalidatesTags: (_answer, _error, { id }) => work(id) },
    regulationQuestionsSave: { invalidatesTags: (_answer, _error, { id }) => one(id) },
    regulationPictureAdd: { invalidatesTags: (_answer, _error, { id }) => one(id) },
    regulationDraftDiscard: { invalidatesTags: (_answer, _error, { id }) => work(id) },
    regulationAttach: { invalidatesTags: (_answer, _error, { id }) => one(id) },
    regulationDetach: { invalidatesTags: (_answer, _error, { id }) => one(id) },
    regulationSubmit: { invalidatesTags: (_answer, _error, { id }) => work(id) },
    regulationDecide: { invalidatesTags: ['Approval', 'Regulation', 'RegulationHistory'] },
    regulationPublish: {
      invalidatesTags: (_answer, _error, { publication }) => [
        ...work(publication.id),
        'Assignment',
        'RegulationTeam',
      ],
    },
    regulationOpen: { invalidatesTags: (_answer, _error, { id }) => one(id) },
    regulationAnswer: { invalidatesTags: (_answer, _error, { answer }) => one(answer.regulationId) },
    regulationSign: {
      invalidatesTags: (answer, _error, { signature }) =>
        // Refused, perhaps because it is not the current version any more: look again.
        answer ? evidence(signature.regulationId) : one(signature.regulationId),
    },
    regulationRefuse: { invalidatesTags: (answer, _error, { id }) => (answer ? evidence(id) : one(id)) },
    regulationCommentCreate: { invalidatesTags: ['RegulationComment'] },
    regulationCommentResolve: { invalidatesTags: ['RegulationComment'] },
  },
});

export const {
  useRegulationAnswerMutation,
  useRegulationAttachMutation,
  useRegulationBodyRemoveMutation,
  useRegulationBodySetMutation,
  useLazyRegulationCheckIntegrityQuery,
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
  useRegulationHistoryQuery,
  useRegulationImportMutation,
  useRegulationOpenMutation,
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
