import { useEffect } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface MissingPartProps {
  onRetry: () => void;
}

/** Shown instead of a part of the page whose code could not be loaded. Tries again by itself when the browser is online again. */
export function MissingPart({ onRetry }: MissingPartProps) {
  const { t } = useTranslation('common');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Stack role="alert" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 1 }}>
      <Typography variant="body2">{t('common:error.partText')}</Typography>
      <Button size="small" onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </Stack>
  );
}
