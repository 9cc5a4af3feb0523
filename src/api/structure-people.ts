import { allPages, pageOnce, readAnew } from './all-pages';
import { api as generated, type StructureFaceFragment } from './generated/structure';
import { listTag } from './tags';

/** The first few people of each place, by its id. */
type Faces = Record<number, StructureFaceFragment[]>;

const { positionFaces, subdivisionFaces } = generated.endpoints;

function facesOf<Place extends { id: number }, Failure>(
  answer: { data: Place[] } | { error: Failure },
  peopleOf: (place: Place) => StructureFaceFragment[],
): { data: Faces } | { error: Failure } {
  if ('error' in answer) return answer;
  return { data: Object.fromEntries(answer.data.map((place) => [place.id, peopleOf(place)])) };
}

const api = generated.injectEndpoints({
  endpoints: (build) => ({
    allPositionFaces: build.query<Faces, void>({
      queryFn: async (_none, { dispatch }) =>
        facesOf(
          await allPages(
            async (range) =>
              (await readAnew(() => dispatch(positionFaces.initiate(range, pageOnce)))).positions,
          ),
          ({ holders }) => holders,
        ),
      providesTags: [listTag('Position'), listTag('User')],
    }),
    allSubdivisionFaces: build.query<Faces, void>({
      queryFn: async (_none, { dispatch }) =>
        facesOf(
          await allPages(
            async (range) =>
              (await readAnew(() => dispatch(subdivisionFaces.initiate(range, pageOnce)))).subdivisions,
          ),
          ({ faces }) => faces,
        ),
      providesTags: [listTag('Subdivision'), listTag('User')],
    }),
  }),
});

/** Who stands on the cards of the chart. */
export const { useAllPositionFacesQuery, useAllSubdivisionFacesQuery } = api;
