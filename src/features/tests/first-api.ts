import { contentTags } from '@src/api/content-tags';
import { api, type TestsMyQuery } from '@src/api/generated/tests-first';

export type MyTest = TestsMyQuery['tests']['items'][number];

/** The query that the user's own list needs. The rest of tests is in `api.ts`. */
export const { useTestsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    testsMy: {
      providesTags: (answer) => [...contentTags('test').ofList(answer?.tests.items), 'Assignment'],
    },
  },
});
