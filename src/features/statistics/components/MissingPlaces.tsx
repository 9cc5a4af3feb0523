import Alert from '@mui/material/Alert';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Missing, missingOf } from '../lib/missing';
import type { StatisticFilters } from '../lib/statistic-filters';

interface MissingPlacesProps {
  state: StatisticFilters;
  setState: (patch: Partial<StatisticFilters>) => void;
}

const isSame = (first: Missing, other: Missing | null) =>
  first.subdivisions === other?.subdivisions && first.positions === other.positions;

/** Removes items that no longer exist from the filters in the address and shows a warning. */
export function MissingPlaces({ state, setState }: MissingPlacesProps) {
  const { t } = useTranslation('statistics');
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const { data: positions } = useAllPositionOptionsQuery();
  const [dropped, setDropped] = useState<Missing | null>(null);
  const missing = missingOf(state, { subdivisions, positions });
  // Saved when found, because the address drops it immediately.
  if (missing && !isSame(missing, dropped)) setDropped(missing);
  useEffect(() => {
    if (missing) setState(missing.left);
  }, [missing, setState]);
  if (!dropped) return null;
  const parts = [
    dropped.subdivisions ? t('statistics:views.goneSubdivisions', { count: dropped.subdivisions }) : null,
    dropped.positions ? t('statistics:views.gonePositions', { count: dropped.positions }) : null,
  ];
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }} onClose={() => setDropped(null)}>
      {t('statistics:views.gone', { what: parts.filter(Boolean).join(', ') })}
    </Alert>
  );
}
