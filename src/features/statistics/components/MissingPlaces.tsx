import Alert from '@mui/material/Alert';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Missing, missingOf } from '../lib/missing';
import type { StatisticFilters } from '../lib/statistic-filters';

interface MissingPlacesProps {
  state: StatisticFilters;
  setState: (patch: Partial<StatisticFilters>) => void;
}

const isSame = (one: Missing, other: Missing | null) =>
  one.subdivisions === other?.subdivisions && one.positions === other.positions;

/** Takes what no longer exists out of the filters, whoever has written the address, and says so. */
export function MissingPlaces({ state, setState }: MissingPlacesProps) {
  const { t } = useTranslation('statistics');
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const { data: positions } = useAllPositionOptionsQuery();
  const [dropped, setDropped] = useState<Missing | null>(null);
  const missing = missingOf(state, { subdivisions, positions });
  // It is told from when it is found: the address forgets it at once.
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
