import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

/** Nothing fits the filters: says so and offers to forget them. */
export function FilteredEmpty({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={SearchX}
      title={t('common:list.filteredEmpty')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('common:list.resetFilters')}
        </Button>
      }
    />
  );
}
