import { personName } from '@src/lib/person';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type PositionNode, type SubdivisionNode, useAllFacesQuery } from '../api';
import { headLine, headToday } from '../heads/head-name';
import type { ChartItem } from './chart-items';

/** Positions as cards, with those who hold them; the faces come after the cards. */
export function usePositionCards(
  positions: readonly PositionNode[] | undefined,
  isShown: boolean,
): ChartItem[] | undefined {
  const { t } = useTranslation('structure');
  const { data: faces } = useAllFacesQuery(undefined, { skip: !isShown });
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
          caption: count === 0 ? t('structure:tree.vacant') : only,
        };
      }),
    [positions, faces, t],
  );
}

/** Subdivisions as cards, with their heads; one without a head is vacant. */
export function useSubdivisionCards(
  subdivisions: readonly SubdivisionNode[] | undefined,
): ChartItem[] | undefined {
  const { t } = useTranslation('structure');
  return useMemo(
    () =>
      subdivisions?.map((subdivision): ChartItem => {
        const { employeesCount } = subdivision;
        const head = headToday(subdivision);
        const people = t('structure:tree.people', { count: employeesCount });
        return {
          ...subdivision,
          isVacant: head === null,
          faces: head ? [head] : [],
          caption: `${headLine(subdivision, t)}, ${people}`,
        };
      }),
    [subdivisions, t],
  );
}
