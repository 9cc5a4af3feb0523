import limits from '@graphql/limits.json';
import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { useAssignmentPeopleQuery } from '@src/entities/person/api';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Missing, missingOf } from '../lib/missing';
import type { StatisticFilters } from '../lib/statistic-filters';

interface MissingChoicesProps {
  state: StatisticFilters;
  setState: (patch: Partial<StatisticFilters>) => void;
}

const isSame = (first: Missing, other: Missing | null) =>
  first.subdivisions === other?.subdivisions &&
  first.positions === other.positions &&
  first.people === other.people;

/** Returns those of the chosen people who exist; undefined while they are being loaded. */
function useKnownPeople(userIds: readonly number[]): readonly { id: number }[] | undefined {
  const ids = [...userIds].sort((a, b) => a - b);
  // The same question as that of the filter, which is asked once. More people than a page has are taken as they are.
  const isAsked = ids.length > 0 && ids.length <= limits.pageSizeMax;
  const { currentData } = useAssignmentPeopleQuery(isAsked ? { ids, pageSize: ids.length } : skipToken);
  return isAsked ? currentData?.users.items : ids.map((id) => ({ id }));
}

/** Removes items that no longer exist from the filters in the address and shows a warning. */
export function MissingChoices({ state, setState }: MissingChoicesProps) {
  const { t } = useTranslation('statistics');
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const { data: positions } = useAllPositionOptionsQuery();
  const [dropped, setDropped] = useState<Missing | null>(null);
  const people = useKnownPeople(state.userIds);
  const missing = missingOf(state, { subdivisions, positions, people });
  // Saved when found, because the address drops it immediately.
  if (missing && !isSame(missing, dropped)) setDropped(missing);
  useEffect(() => {
    if (missing) setState(missing.left);
  }, [missing, setState]);
  if (!dropped) return null;
  const parts = [
    dropped.subdivisions ? t('statistics:views.goneSubdivisions', { count: dropped.subdivisions }) : null,
    dropped.positions ? t('statistics:views.gonePositions', { count: dropped.positions }) : null,
    dropped.people ? t('statistics:views.gonePeople', { count: dropped.people }) : null,
  ];
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }} onClose={() => setDropped(null)}>
      {t('statistics:views.gone', { what: parts.filter(Boolean).join(', ') })}
    </Alert>
  );
}
