import { allPages, pageOnce, readAnew } from './all-pages';
import {
  api as generated,
  type PositionOptionsQuery,
  type SubdivisionOptionsQuery,
} from './generated/structure';
import { keepCurrent, reference } from './reference';
import { referenceTag } from './tags';

export type PositionOption = PositionOptionsQuery['positions']['items'][number];
export type SubdivisionOption = SubdivisionOptionsQuery['subdivisions']['items'][number];

const { positionOptions, subdivisionOptions } = generated.endpoints;

const api = generated.injectEndpoints({
  endpoints: (build) => ({
    allPositionOptions: build.query<PositionOption[], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (
              await readAnew(() =>
                dispatch(positionOptions.initiate({ ...range, isArchive: true }, pageOnce)),
              )
            ).positions,
        ),
      providesTags: [referenceTag('position')],
      onCacheEntryAdded: (_none, life) => keepCurrent(life, reference.positions),
    }),
    allSubdivisionOptions: build.query<SubdivisionOption[], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (
              await readAnew(() =>
                dispatch(subdivisionOptions.initiate({ ...range, isArchive: true }, pageOnce)),
              )
            ).subdivisions,
        ),
      providesTags: [referenceTag('subdivision')],
      onCacheEntryAdded: (_none, life) => keepCurrent(life, reference.subdivisions),
    }),
  }),
});

/** All positions and all subdivisions, for fields and filters of any feature. */
export const { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } = api;
