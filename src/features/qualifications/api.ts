import { contentTags } from '@src/api/content-tags';
import {
  api,
  type QualificationAwardFieldsFragment,
  type QualificationDraftQuery,
  type QualificationItemReplacePreviewQuery,
  type QualificationPeopleQuery,
  type QualificationPropertiesFragment,
  type QualificationQuery,
  type QualificationRouteFieldsFragment,
  type QualificationsEditorQuery,
  type QualificationProgressFieldsFragment,
  type UserQualificationsQuery,
} from '@src/api/generated/qualifications';
import { listTag, recordTag, type Tag } from '@src/api/tags';

export type QualificationDetails = NonNullable<QualificationQuery['qualification']>;
export type QualificationDraft = NonNullable<QualificationDraftQuery['qualification']>;
export type QualificationProperties = QualificationPropertiesFragment;
export type EditorQualification = QualificationsEditorQuery['qualifications']['items'][number];
export type RouteVersion = QualificationRouteFieldsFragment;
export type RouteStage = RouteVersion['stages'][number];
export type RouteItem = RouteStage['items'][number];
export type QualificationProgress = QualificationProgressFieldsFragment;
export type Award = QualificationAwardFieldsFragment;
export type QualificationPerson = QualificationPeopleQuery['qualificationPeople']['rows'][number];
/** The people affected by replacing a component. */
export type Replacement = QualificationItemReplacePreviewQuery['qualificationItemReplacePreview'];
export type PersonQualification = NonNullable<
  UserQualificationsQuery['user']
>['qualifications']['items'][number];
/** Qualifications have no approval, so the list of approvals is empty. */
export type DraftVersion = RouteVersion & { approvals: readonly never[] };

const tags = contentTags('qualification');
/** A person's progress becomes stale as soon as any assignment changes. */
const progressTags = (id: number): Tag[] => [tags.record(id), 'Assignment'];

/** A component's name and its published or archived status change with the component. */
const componentTags = (version: Pick<RouteVersion, 'stages'> | null | undefined): Tag[] =>
  (version?.stages ?? []).flatMap(({ items }) =>
    items.map(({ objectType, objectId }) => contentTags(objectType).record(objectId)),
  );

const enhanced = api.enhanceEndpoints({
  endpoints: {
    qualification: {
      providesTags: (answer, _error, { id }) => [
        ...progressTags(id),
        ...componentTags(answer?.qualification?.currentVersion),
      ],
    },
    qualificationDraft: {
      providesTags: (answer, _error, { id }) => {
        const { draftVersion, currentVersion } = answer?.qualification ?? {};
        return [tags.record(id), ...componentTags(draftVersion ?? currentVersion)];
      },
    },
    qualificationPeople: { providesTags: (_answer, _error, { id }) => progressTags(id) },
    qualificationsEditor: { providesTags: (answer) => tags.ofList(answer?.qualifications.items) },
    qualificationOptions: { providesTags: [listTag('Content')] },
    // Changed access rights are reported by the person's tag; pending and earned qualifications by the tags of assignments and
    // qualifications.
    userQualifications: {
      providesTags: (_answer, _error, { user }) => [
        recordTag('User', user.id ?? 0),
        'Assignment',
        listTag('Content'),
      ],
    },
    // A dry run is valid only for a moment.
    qualificationItemReplacePreview: {
      providesTags: [listTag('Content'), 'Assignment'],
      keepUnusedDataFor: 0,
    },
    qualificationTeam: { providesTags: ['ContentTeam'] },
  },
});

export const {
  useQualificationAwardWithdrawMutation,
  useQualificationCreateMutation,
  useQualificationDeleteMutation,
  useQualificationDraftDiscardMutation,
  useQualificationDraftQuery,
  useQualificationDraftSaveMutation,
  useQualificationItemReplaceMutation,
  useQualificationItemReplacePreviewQuery,
  useQualificationOptionsQuery,
  useQualificationPeopleQuery,
  useQualificationPublishMutation,
  useQualificationPublishPreviewMutation,
  useQualificationQuery,
  useQualificationTeamQuery,
  useQualificationUpdateMutation,
  useQualificationsEditorQuery,
  useUserQualificationsQuery,
} = enhanced;
