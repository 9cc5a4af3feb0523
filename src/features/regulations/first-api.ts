import {
  api,
  type RegulationApprovalsQuery,
  type RegulationsMyQuery,
} from '@src/api/generated/regulations-first';
import { listTags } from '@src/api/tags';

export type MyRegulation = RegulationsMyQuery['regulations']['items'][number];
export type PendingApproval = RegulationApprovalsQuery['regulationApprovals'][number];

/** What the person's own list asks. The rest of regulations: `api.ts`. */
export const { useRegulationApprovalsQuery, useRegulationsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    regulationsMy: { providesTags: (answer) => listTags('Regulation', answer?.regulations.items) },
    regulationApprovals: { providesTags: ['Approval'] },
  },
});
