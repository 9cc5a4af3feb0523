import { allPages } from './all-pages';
import { isApiError, type ApiError } from './errors';
import {
  api as generated,
  type PositionOptionsQuery,
  type SubdivisionOptionsQuery,
} from './generated/structure';
import { listTags } from './tags';

export type PositionOption = PositionOptionsQuery['positions']['items'][number];
export type SubdivisionOption = SubdivisionOptionsQuery['subdivisions']['items'][number];

/** What a failed read hands to the hook. */
export function failure(error: unknown): { error: ApiError } {
  return { error: isApiError(error) ? error : { kind: 'support', text: String(error) } };
}

const api = generated.injectEndpoints({
  endpoints: (build) => ({
    allPositionOptions: build.query<PositionOption[], void>({
      queryFn: async (_none, { dispatch }) => {
        try {
          const { initiate } = generated.endpoints.positionOptions;
          const data = await allPages(async (page, pageSize) => {
            const options = { subscribe: false, forceRefetch: true };
            return (await dispatch(initiate({ page, pageSize }, options)).unwrap()).positions;
          });
          return { data };
        } catch (error) {
          return failure(error);
        }
      },
      providesTags: (items) => listTags('Position', items),
    }),
    allSubdivisionOptions: build.query<SubdivisionOption[], void>({
      queryFn: async (_none, { dispatch }) => {
        try {
          const { initiate } = generated.endpoints.subdivisionOptions;
          const data = await allPages(async (page, pageSize) => {
            const options = { subscribe: false, forceRefetch: true };
            return (await dispatch(initiate({ page, pageSize }, options)).unwrap()).subdivisions;
          });
          return { data };
        } catch (error) {
          return failure(error);
        }
      },
      providesTags: (items) => listTags('Subdivision', items),
    }),
  }),
});

/** All positions and all subdivisions, for fields and filters of any feature. */
export const { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } = api;
