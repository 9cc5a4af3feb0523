import { api } from '@src/api/generated/adaptation';
import { listTags, recordTag } from '@src/api/tags';

export const {
  useAdaptationQuery,
  useAdaptationsQuery,
  useOwnPlanCountQuery,
  useTodayQuery,
  useAdaptationTemplatesQuery,
  useAdaptationSamplesQuery,
  useLazyAdaptationTemplatePreviewQuery,
  useAdaptationStartMutation,
  useAdaptationApplyMutation,
  useAdaptationItemCreateMutation,
  useAdaptationItemUpdateMutation,
  useAdaptationItemDeleteMutation,
  useAdaptationItemMarkMutation,
  useAdaptationShiftMutation,
  useAdaptationPauseMutation,
  useAdaptationResumeMutation,
  useAdaptationDecideMutation,
  useAdaptationTemplateSaveMutation,
  useAdaptationTemplateArchiveMutation,
} = api.enhanceEndpoints({
  addTagTypes: ['Adaptation', 'AdaptationTemplate', 'Today', 'User'],
  endpoints: {
    // Tagged by the person's id, as in live events.
    adaptation: {
      providesTags: (answer) =>
        answer ? [recordTag('Adaptation', answer.adaptation.person.id)] : ['Adaptation'],
    },
    adaptations: {
      providesTags: (answer) =>
        listTags(
          'Adaptation',
          answer?.adaptations.items.map(({ person }) => person),
        ),
    },
    today: { providesTags: ['Today'] },
    ownPlanCount: { providesTags: ['Today'] },
    adaptationTemplates: { providesTags: ['AdaptationTemplate'] },
  },
});

export type {
  AdaptationSamplesQuery,
  AdaptationTemplatePreviewQuery,
  AdaptationsQuery,
  PlanPageFragment as PlanPage,
  PlanRiskFragment as PlanRisk,
  PlanStepFragment as PlanStep,
  PlanTemplateFragment as PlanTemplate,
  TodayLineFragment as TodayLine,
} from '@src/api/generated/adaptation';
export type { AdaptationKind, AdaptationLane, AdaptationResult } from '@src/api/generated/types';
