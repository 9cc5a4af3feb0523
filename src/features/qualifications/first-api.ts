import { contentTags } from '@src/api/content-tags';
import { api, type QualificationsMyQuery } from '@src/api/generated/qualifications-first';

export type MyQualification = QualificationsMyQuery['qualifications']['items'][number];

/** What the person's own list asks. The rest of qualifications: `api.ts`. */
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
