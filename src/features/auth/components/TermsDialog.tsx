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
  const text = t('auth:terms.text', { returnObjects: true });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>{t('auth:terms.title')}</DialogTitle>
      <DialogContent>
        {Array.isArray(text)
          ? text.map((paragraph) => (
              <Typography key={String(paragraph)} sx={{ mb: 1.5 }}>
                {String(paragraph)}
              </Typography>
            ))
          : null}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('auth:terms.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
