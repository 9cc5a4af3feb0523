import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ConflictDialogProps {
  /** The server's message: who changed the record and when. Null when there is no conflict. */
  message: string | null;
  /** Loads the newer record and discards the user's changes. */
  onReload: () => void;
  /** Sends the user's changes again, overwriting the newer record. */
  onOverwrite: () => void;
  onClose: () => void;
}

/** Resolves a concurrent edit of one record: the user who saves second decides which version is kept. */
export function ConflictDialog({ message, onReload, onOverwrite, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Dialog open={message !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('common:conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{message}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} color="inherit">
          {t('common:action.cancel')}
        </Button>
        <Button onClick={onOverwrite} color="error">
          {t('common:conflict.overwrite')}
        </Button>
        <Button onClick={onReload} variant="contained" autoFocus>
          {t('common:conflict.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
