import { contentTags } from '@src/api/content-tags';
import { api, type QualificationsMyQuery } from '@src/api/generated/qualifications-first';

export type MyQualification = QualificationsMyQuery['qualifications']['items'][number];

/** The query that the user's own list needs. The rest of qualifications is in `api.ts`. */
export const { useQualificationsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    qualificationsMy: {
      providesTags: (answer) => [
        ...contentTags('qualification').ofList(answer?.qualifications.items),
        'Assignment',
      ],
    },
  },
});
