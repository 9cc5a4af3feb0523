import { allPages, uncachedPageOptions, readUncached } from './all-pages';
import type { Faces } from './faces';
import { api as generated, type StructureFaceFragment } from './generated/structure';
import { keepFacesCurrent } from './people-live';
import { referenceTag } from './tags';

interface Page<Place> {
  items: Place[];
  count: number;
}

interface Range {
  ids?: number[];
  page: number;
  pageSize: number;
}

const { positionFaces, subdivisionFaces } = generated.endpoints;

/** Builds readers of the first few people of each subdivision or position, by its id: for all of them or for some. */
function facesFrom<Place extends { id: number }>(
  read: (range: Range) => Promise<Page<Place>>,
  peopleOf: (place: Place) => StructureFaceFragment[],
) {
  const facesOf = (places: readonly Place[]): Faces =>
    Object.fromEntries(places.map((place) => [place.id, peopleOf(place)]));
  return {
    all: async () => {
      const answer = await allPages(read);
      return 'error' in answer ? answer : { data: facesOf(answer.data) };
    },
    some: async (ids: number[]) => facesOf((await read({ ids, page: 1, pageSize: ids.length })).items),
  };
}

const api = generated.injectEndpoints({
  endpoints: (build) => {
    type Dispatch = Parameters<ReturnType<typeof positionFaces.initiate>>[0];
    const ofPositions = (dispatch: Dispatch) =>
      facesFrom(
        async (range) =>
          (await readUncached(() => dispatch(positionFaces.initiate(range, uncachedPageOptions)))).positions,
        ({ holders }) => holders,
      );
    const ofSubdivisions = (dispatch: Dispatch) =>
      facesFrom(
        async (range) =>
          (await readUncached(() => dispatch(subdivisionFaces.initiate(range, uncachedPageOptions))))
            .subdivisions,
        ({ faces }) => faces,
      );
    return {
      allPositionFaces: build.query<Faces, void>({
        queryFn: (_none, { dispatch }) => ofPositions(dispatch).all(),
        providesTags: [referenceTag('user')],
        onCacheEntryAdded: (_none, life) =>
          keepFacesCurrent(life, {
            unitIdOf: ({ position }) => position?.id ?? null,
            readUnits: ofPositions(life.dispatch).some,
          }),
      }),
      allSubdivisionFaces: build.query<Faces, void>({
        queryFn: (_none, { dispatch }) => ofSubdivisions(dispatch).all(),
        providesTags: [referenceTag('user')],
        onCacheEntryAdded: (_none, life) =>
          keepFacesCurrent(life, {
            unitIdOf: ({ subdivisionId }) => subdivisionId,
            readUnits: ofSubdivisions(life.dispatch).some,
          }),
      }),
    };
  },
});

/** The same queries without hooks. */
export const { endpoints: allFaces } = api;

/** The people on the cards of the organization chart. */
export const { useAllPositionFacesQuery, useAllSubdivisionFacesQuery } = api;
