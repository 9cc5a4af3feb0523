import { useAllPositionFacesQuery, useAllSubdivisionFacesQuery } from '@src/api/structure-people';
import { personName } from '@src/lib/person';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PositionNode, StructureFace, SubdivisionNode } from '../api';
import { headLine, headToday } from '../heads/head-name';
import type { ChartItem } from './chart-items';

/** The number that fits on a card. */
const facesShown = 3;

/** Returns positions as cards, with their holders; the pictures load after the cards. */
export function usePositionCards(
  positions: readonly PositionNode[] | undefined,
  isShown: boolean,
): ChartItem[] | undefined {
  const { t } = useTranslation('structure');
  const { data: faces } = useAllPositionFacesQuery(undefined, { skip: !isShown });
  return useMemo(
    () =>
      positions?.map((position): ChartItem => {
        const people = faces?.[position.id] ?? [];
        const [first] = people;
        const count = position.employeesCount;
        const only = count === 1 && first ? personName(first) : t('structure:tree.people', { count });
        return {
          ...position,
          isVacant: count === 0,
          faces: people,
          headId: null,
          more: people.length ? Math.max(0, count - people.length) : 0,
          caption: count === 0 ? t('structure:tree.vacant') : only,
        };
      }),
    [positions, faces, t],
  );
}

/** Returns the leader first, even an acting one from another subdivision, then the people of the subdivision. */
function facesBelow(head: StructureFace | null, people: readonly StructureFace[]): StructureFace[] {
  const others = people.filter(({ id }) => id !== head?.id);
  return [...(head ? [head] : []), ...others].slice(0, facesShown);
}

/** Returns subdivisions as cards, with their leaders and people; one without a leader is vacant. */
export function useSubdivisionCards(
  subdivisions: readonly SubdivisionNode[] | undefined,
  isShown: boolean,
): ChartItem[] | undefined {
  const { t } = useTranslation('structure');
  const { data } = useAllSubdivisionFacesQuery(undefined, { skip: !isShown });
  return useMemo(
    () =>
      subdivisions?.map((subdivision): ChartItem => {
        const { id, employeesCount, leader } = subdivision;
        const people = data?.[id] ?? [];
        const head = headToday(subdivision);
        const faces = facesBelow(head, people);
        const own = new Set([...people.map((face) => face.id), leader?.subdivisionId === id ? leader.id : 0]);
        const shown = faces.filter((face) => own.has(face.id)).length;
        return {
          ...subdivision,
          isVacant: head === null,
          faces,
          headId: head?.id ?? null,
          more: people.length ? Math.max(0, employeesCount - shown) : 0,
          caption: `${headLine(subdivision, t)}, ${t('structure:tree.people', { count: employeesCount })}`,
        };
      }),
    [subdivisions, data, t],
  );
}
