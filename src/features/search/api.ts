import { api } from '@src/api/generated/search';

export const { useSearchQuery } = api.enhanceEndpoints({
  addTagTypes: ['Search'],
  endpoints: { search: { providesTags: ['Search'] } },
});

export type { SearchQuery } from '@src/api/generated/search';
