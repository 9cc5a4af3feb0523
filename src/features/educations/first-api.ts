import { contentTags } from '@src/api/content-tags';
import { api, type EducationsMyQuery } from '@src/api/generated/educations-first';

export type MyEducation = EducationsMyQuery['educations']['items'][number];

/** The query that the user's own list needs. The rest of educations is in `api.ts`. */
export const { useEducationsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    educationsMy: {
      providesTags: (answer) => contentTags('education').ofList(answer?.educations.items),
    },
  },
});
