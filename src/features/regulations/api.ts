import { api } from '@src/api/generated/regulations';
import type {
  RegulationApprovalFragment,
  RegulationApprovalsQuery,
  RegulationAssignmentFragment,
  RegulationClauseFragment,
  RegulationCommentsQuery,
  RegulationCompareQuery,
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
  RegulationVersionMetaFragment,
  RegulationsEditorQuery,
  RegulationsMyQuery,
} from '@src/api/generated/regulations';

export type {
  ContentStatus,
  RegulationEventKind,
  RegulationSort,
  RegulationType,
  SignMethod,
  Significance,
} from '@src/api/generated/types';

export type RegulationDetails = NonNullable<RegulationQuery['regulation']>;
export type VersionText = NonNullable<RegulationDetails['currentVersion']>;
export type VersionMeta = RegulationVersionMetaFragment;
export type Clause = RegulationClauseFragment;
export type Attachment = RegulationContentFragment;
export type Obligation = RegulationAssignmentFragment;
export type Person = RegulationPersonFragment;
export type SignatureRow = RegulationSignatureRowFragment;
export type ApprovalRow = RegulationApprovalFragment;
export type RegulationDraft = NonNullable<RegulationDraftQuery['regulation']>;
export type DraftVersion = NonNullable<RegulationDraft['draftVersion']>;
export type RegulationProperties = RegulationPropertiesFragment;
export type MyRegulation = RegulationsMyQuery['regulations']['items'][number];
export type EditorRegulation = RegulationsEditorQuery['regulations']['items'][number];
export type Team = RegulationTeamQuery['regulationTeam'];
export type PendingApproval = RegulationApprovalsQuery['regulationApprovals'][number];
export type Comparison = RegulationCompareQuery['regulationCompare'];
export type HistoryEvent = RegulationHistoryQuery['regulationHistory']['items'][number];
export type Template = RegulationTemplatesQuery['regulationTemplates'][number];
export type Comment = RegulationCommentsQuery['regulationComments'][number];
export type PublishPreview = RegulationPublishPreviewMutation['regulationPublishPreview'];

export const { useRegulationQuery } = api;
