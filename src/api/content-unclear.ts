import { api } from './generated/content';
import type { UnclearPlacesQuery } from './generated/content';

export type UnclearPlace = UnclearPlacesQuery['unclearPlaces'][number];

const enhanced = api.enhanceEndpoints({
  endpoints: { unclearPlaces: { providesTags: ['ContentComment'] } },
});

export const {
  useUnclearPlacesQuery,
  useUnclearSettleMutation,
  useUnclearTakeBackMutation,
  useUnclearWordsSaveMutation,
} = enhanced;
