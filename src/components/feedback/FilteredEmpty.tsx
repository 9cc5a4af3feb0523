import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

/** Shown when no item matches the filters, with a button to reset them. */
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
