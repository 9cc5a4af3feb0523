import { useAllPositionFacesQuery, useAllSubdivisionFacesQuery } from '@src/api/structure-people';
import { positionFacts, subdivisionFacts } from '@domain/chart/chart-cards';
import { personName } from '@src/lib/person';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PositionNode, SubdivisionNode } from '../api';
import { leaderLine, leaderToday } from '../leaders/leader-name';
import type { ChartItem } from './chart-items';

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
        const count = position.employeesCount;
        const facts = positionFacts(faces?.[position.id] ?? [], count, {
          vacant: t('structure:tree.vacant'),
          people: (number) => t('structure:tree.people', { count: number }),
          nameOf: personName,
        });
        const { length } = facts.faces;
        return { ...position, ...facts, leaderId: null, more: length ? Math.max(0, count - length) : 0 };
      }),
    [positions, faces, t],
  );
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
        const present = leaderToday(subdivision);
        const leaderText = leaderLine(subdivision, t);
        const facts = subdivisionFacts({ leader: present, leaderText }, people, employeesCount, {
          people: (count) => t('structure:tree.people', { count }),
        });
        const own = new Set([...people.map((face) => face.id), leader?.subdivisionId === id ? leader.id : 0]);
        const shown = facts.faces.filter((face) => own.has(face.id)).length;
        return {
          ...subdivision,
          ...facts,
          leaderId: present?.id ?? null,
          more: people.length ? Math.max(0, employeesCount - shown) : 0,
        };
      }),
    [subdivisions, data, t],
  );
}
