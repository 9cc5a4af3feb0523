import { useState } from 'react';
import type { UnclearSpot } from '@domain/content/unclear';
import { useUnclearPlacesQuery, useUnclearSettleMutation, type UnclearPlace } from '@src/api/content-unclear';
import { useNotify } from '@src/store/useNotify';
import { useContentKind } from '../content-kind';
import type { UseWrite } from '../source';

/** A kind's mutation that marks a block, or a second of a video, as unclear; it returns the id of the mark. */
export type UseMarkUnclear = UseWrite<
  { objectId: number; versionId: number; clauseId: string | null; atSec: number | null },
  number
>;

/** The reader's own mark, to which words can be added. */
export interface UnclearMark extends UnclearSpot {
  id: number;
}

interface UnclearObject {
  id: number;
  abilities: { canEdit: boolean };
}

/** «Непонятно» on an object's page: one click of a reader, and for its authors the places that readers have marked. */
export function useUnclear(
  useMark: UseMarkUnclear,
  { id: objectId, abilities: { canEdit } }: UnclearObject,
  versionId: number,
) {
  const { objectType } = useContentKind();
  const notify = useNotify();
  const [send] = useMark();
  const [resolve] = useUnclearSettleMutation();
  const [marked, setMarked] = useState<UnclearMark | null>(null);
  const { data } = useUnclearPlacesQuery({ objectType, objectId }, { skip: !canEdit });
  return {
    marked,
    close: () => setMarked(null),
    mark: async (spot: UnclearSpot) => {
      const { data: id, error } = await send({ objectId, versionId, ...spot });
      if (id === undefined) notify.failure(error);
      else setMarked({ id, ...spot });
    },
    places: data?.unclearPlaces ?? [],
    settle: async ({ clauseId, atSec }: UnclearSpot) => {
      const { error } = await resolve({ objectType, objectId, clauseId, atSec });
      if (error) notify.failure(error);
    },
  };
}

export type Unclear = ReturnType<typeof useUnclear>;

/** Returns how many people have marked a block; 0: nobody, or the user does not edit the object. */
export const peopleAt = (places: readonly UnclearPlace[], clauseId: string): number =>
  places.find((place) => place.clauseId === clauseId)?.people ?? 0;

/** Whether a mark is at this block. */
export const isAtClause = (mark: UnclearMark | null, clauseId: string): mark is UnclearMark =>
  mark?.clauseId === clauseId;

/** Returns the marked moments of a video, in the order of the video. */
export const momentsOf = (places: readonly UnclearPlace[]): { atSec: number; people: number }[] =>
  places
    .flatMap(({ atSec, people }) => (atSec === null ? [] : [{ atSec, people }]))
    .sort((a, b) => a.atSec - b.atSec);
