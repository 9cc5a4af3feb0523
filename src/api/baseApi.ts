import { createApi } from '@reduxjs/toolkit/query/react';
import { tagTypes } from './tags';
import { graphqlBaseQuery } from './transport';

/**
 * The only RTK Query API. Codegen injects the endpoints of each domain; `features/<domain>/api.ts` adds their tags and exports
 * their hooks. Responses stay cached for a minute after the last subscriber is gone; live events invalidate them earlier.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: graphqlBaseQuery,
  tagTypes,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
