import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronDown, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SignSummaryProps {
  scrollPct: number;
  /** What is still missing, as a text. */
  hint: string;
  onOpen: () => void;
}

/** The signing bar in one line: the reading progress, what is missing, and a button that expands it. */
export function SignSummary({ scrollPct, hint, onOpen }: SignSummaryProps) {
  const { t } = useTranslation('regulations');
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={scrollPct}
        aria-label={t('sign.scrolledFree')}
        color={scrollPct >= 100 ? 'success' : 'primary'}
        sx={{ position: 'absolute', top: 0, left: 14, right: 14 }}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
          {hint}
        </Typography>
        <Button variant="outlined" startIcon={<PenLine />} aria-expanded={false} onClick={onOpen}>
          {t('sign.button')}
        </Button>
      </Stack>
    </>
  );
}

/** Collapses the signing bar to one line. */
export function FoldButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('regulations');
  return (
    <IconButton
      size="small"
      aria-expanded
      aria-label={t('sign.fold')}
      onClick={onClick}
      sx={{ position: 'absolute', top: 4, right: 4 }}
    >
      <ChevronDown />
    </IconButton>
  );
}
