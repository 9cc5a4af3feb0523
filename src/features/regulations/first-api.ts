import {
  api,
  type RegulationApprovalsQuery,
  type RegulationsMyQuery,
} from '@src/api/generated/regulations-first';
import { contentTags } from '@src/api/content-tags';
import { regulationKind } from './kind';

export type MyRegulation = RegulationsMyQuery['regulations']['items'][number];
export type PendingApproval = RegulationApprovalsQuery['regulationApprovals'][number];

/** The queries that the user's own list needs. The rest of regulations is in `api.ts`. */
export const { useRegulationApprovalsQuery, useRegulationsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    regulationsMy: {
      providesTags: (answer) => contentTags(regulationKind.objectType).ofList(answer?.regulations.items),
    },
    regulationApprovals: { providesTags: ['Approval'] },
  },
});
