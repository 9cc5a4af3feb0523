import { disambiguateNames } from '@src/lib/options';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allPages, uncachedPageOptions, readUncached } from '@src/api/all-pages';
import {
  api as generated,
  type PositionOptionsQuery,
  type SubdivisionOptionsQuery,
} from '@src/api/generated/structure';
import { keepCurrent, reference } from '@src/api/reference';
import { referenceTag } from '@src/api/tags';

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
              await readUncached(() =>
                dispatch(positionOptions.initiate({ ...range, isArchive: true }, uncachedPageOptions)),
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
              await readUncached(() =>
                dispatch(subdivisionOptions.initiate({ ...range, isArchive: true }, uncachedPageOptions)),
              )
            ).subdivisions,
        ),
      providesTags: [referenceTag('subdivision')],
      onCacheEntryAdded: (_none, life) => keepCurrent(life, reference.subdivisions),
    }),
  }),
});

/** The same queries without hooks. */
export const { endpoints: optionLists } = api;

const { useAllPositionOptionsQuery: usePositions, useAllSubdivisionOptionsQuery: useSubdivisions } = api;

/** All subdivisions, for fields and filters of any feature. Those with equal names get the one above appended. */
export function useAllSubdivisionOptionsQuery(_none?: undefined, options: { skip?: boolean } = {}) {
  const subdivisions = useSubdivisions(undefined, options);
  const data = useMemo(() => {
    const names = new Map(subdivisions.data?.map(({ id, name }) => [id, name]));
    return (
      subdivisions.data &&
      disambiguateNames(subdivisions.data, ({ parentId }) =>
        parentId === null ? null : names.get(parentId),
      ).map((item) => ({
        ...item,
        sampleKind: 'subdivision' as const,
      }))
    );
  }, [subdivisions.data]);
  return { ...subdivisions, data };
}

/** All positions, for the same fields and filters. Positions with equal names get their subdivision appended. */
export function useAllPositionOptionsQuery(_none?: undefined, options: { skip?: boolean } = {}) {
  const { t } = useTranslation('common');
  const positions = usePositions(undefined, options);
  const { data: subdivisions } = useAllSubdivisionOptionsQuery(undefined, options);
  const data = useMemo(() => {
    const names = new Map(subdivisions?.map(({ id, name }) => [id, name]));
    return (
      positions.data &&
      disambiguateNames(positions.data, ({ subdivisionId }) =>
        subdivisionId === null ? t('common:noSubdivision') : names.get(subdivisionId),
      ).map((disambiguateName) => ({ ...disambiguateName, sampleKind: 'position' as const }))
    );
  }, [positions.data, subdivisions, t]);
  return { ...positions, data };
}

/** Returns the subdivision of a position; null when it has none or the position is unknown. */
export function subdivisionOfPosition(
  positions: readonly PositionOption[] | undefined,
  positionId: number | null | undefined,
): number | null {
  return positions?.find(({ id }) => id === positionId)?.subdivisionId ?? null;
}

/** Returns a function that gives a position's disambiguated name by its id, for texts and chips that only have the plain name. */
export function usePositionLabel(): (position: { id: number; name: string }) => string {
  const { data } = useAllPositionOptionsQuery();
  return useCallback(({ id, name }) => data?.find((position) => position.id === id)?.name ?? name, [data]);
}
