import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ConflictDialogProps {
  /** Who changed the record and when, in the server's words; null: no conflict. */
  message: string | null;
  /** Takes the newer record: what was typed is lost. */
  onReload: () => void;
  /** Sends what was typed once more, over the newer record. */
  onOverwrite: () => void;
  onClose: () => void;
}

/** Two people edited one record: whose copy stays is decided by the one who came second, never by chance. */
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
