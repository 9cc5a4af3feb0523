import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The terms, in a second layer: the form below keeps what was typed. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>{t('auth:terms.title')}</DialogTitle>
      <DialogContent>
        {t('auth:terms.text')
          .split('\n')
          .map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1.5 }}>
              {paragraph}
            </Typography>
          ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('auth:terms.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
