import { contentTags } from '@src/api/content-tags';
import { api, type EducationsMyQuery } from '@src/api/generated/educations-first';

export type MyEducation = EducationsMyQuery['educations']['items'][number];

/** What the person's own list asks. The rest of educations: `api.ts`. */
export const { useEducationsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    educationsMy: {
      providesTags: (answer) => contentTags('education').ofList(answer?.educations.items),
    },
  },
});
