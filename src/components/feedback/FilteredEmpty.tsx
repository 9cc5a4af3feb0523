import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

interface FilteredEmptyProps {
  onReset: () => void;
  /** A button that looks for items which the filters leave out unless asked. */
  secondaryAction?: ReactNode;
}

/** Shown when no item matches the filters, with a button to reset them. */
export function FilteredEmpty({ onReset, secondaryAction }: FilteredEmptyProps) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={SearchX}
      title={t('common:list.filteredEmpty')}
      action={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button variant="outlined" onClick={onReset}>
            {t('common:list.resetFilters')}
          </Button>
          {secondaryAction}
        </Stack>
      }
    />
  );
}
