import { contentTags } from '@src/api/content-tags';
import { api, type TestsMyQuery } from '@src/api/generated/tests-first';

export type MyTest = TestsMyQuery['tests']['items'][number];

/** What the person's own list asks. The rest of tests: `api.ts`. */
export const { useTestsMyQuery } = api.enhanceEndpoints({
  endpoints: {
    testsMy: {
      providesTags: (answer) => [...contentTags('test').ofList(answer?.tests.items), 'Assignment'],
    },
  },
});
