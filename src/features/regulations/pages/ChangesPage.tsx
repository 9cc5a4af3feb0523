import { useTranslation } from 'react-i18next';
import { Changes, type ComparisonSource } from '@src/content/pages/Changes';
import { useRegulationCompareQuery } from '../api';
import { files } from '../lib/paths';
import { RegulationFrame } from './RegulationFrame';

const source: ComparisonSource = {
  useComparison: (fromId, toId) => {
    const { currentData, error, isFetching, refetch } = useRegulationCompareQuery({ fromId, toId });
    return { data: currentData?.regulationCompare, error, isFetching, refetch };
  },
  file: files.comparison,
};

/** Two versions of a regulation side by side or inline. */
export function ChangesPage() {
  const { t } = useTranslation('regulations');
  return (
    <RegulationFrame purpose={t('changes.purpose')}>
      {(regulation) => <Changes source={source} object={regulation} />}
    </RegulationFrame>
  );
}
