import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from './ContentDialog';

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
  if (message === null) return null;
  return (
    <ContentDialog
      title={t('common:conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <Button onClick={onOverwrite} color="error">
            {t('common:conflict.overwrite')}
          </Button>
          <Button onClick={onReload} variant="contained" autoFocus>
            {t('common:conflict.reload')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{message}</Typography>
    </ContentDialog>
  );
}
