import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** «Выбрано: 12» and the actions on the selected rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('common');
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="toolbar"
      aria-label={t('common:table.bulk')}
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: (theme) => theme.tokens.primarySoft,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 560, mr: 1 }}>
        {t('common:table.selected', { count })}
      </Typography>
      {children}
      <Button size="small" color="inherit" onClick={onClear} sx={{ ml: { sm: 'auto' } }}>
        {t('common:table.clearSelection')}
      </Button>
    </Stack>
  );
}
