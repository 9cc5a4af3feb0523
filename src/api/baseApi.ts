import { createApi } from '@reduxjs/toolkit/query/react';
import { tagTypes } from './tags';
import { graphqlBaseQuery } from './transport';

/**
 * The one api. Codegen injects the endpoints of each domain; `features/<domain>/api.ts` gives them tags and hands out
 * their hooks. Answers are kept a minute after nobody shows them; live changes make them old before that.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: graphqlBaseQuery,
  tagTypes,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
