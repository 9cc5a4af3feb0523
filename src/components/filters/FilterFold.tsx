import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../layout/useIsPhone';

interface FilterFoldProps {
  /** Whether a filter is set, so that filters that hide rows are not hidden themselves. */
  isActive: boolean;
  children: ReactNode;
}

/** The filters of a list. On a phone they are collapsed behind one button, so that the list starts on the first screen. */
export function FilterFold({ isActive, children }: FilterFoldProps) {
  const { t } = useTranslation('common');
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isPhone) return children;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isActive ? 'primary' : 'inherit'}
        startIcon={<SlidersHorizontal />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isActive ? 'common:list.filtersActive' : 'common:list.filters')}
      </Button>
      {isOpen ? (
        <Stack id={id} spacing={1} sx={{ width: '100%' }}>
          {children}
        </Stack>
      ) : null}
    </>
  );
}
