import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { useContentText } from '../words';

interface DraftConflictProps {
  /** Who changed the draft, and when. */
  message: string;
  /** The difference from the server's current text; null when it was not loaded or cannot be shown. */
  comparison: ReactNode;
  onOverwrite: () => Promise<unknown>;
  /** Merges both texts; absent when that is not possible. */
  onJoin?: (() => Promise<unknown>) | undefined;
  /** Takes the server's text; the local changes are lost. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Resolves a concurrent edit of one draft: shows the difference and lets the second author decide. */
export function DraftConflict(props: DraftConflictProps) {
  const { message, comparison, onOverwrite, onJoin, onTakeTheirs, onClose } = props;
  const { t } = useContentText();
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (write: () => Promise<unknown>) => {
    setIsBusy(true);
    await write();
    setIsBusy(false);
  };
  return (
    <ContentDialog
      title={t('conflict.title')}
      onClose={onClose}
      maxWidth={isShown ? 'md' : 'sm'}
      actions={
        <>
          {isShown ? (
            <Button color="error" onClick={onTakeTheirs} sx={{ mr: 'auto' }}>
              {t('conflict.takeTheirs')}
            </Button>
          ) : (
            <Button disabled={comparison === null} onClick={() => setIsShown(true)} sx={{ mr: 'auto' }}>
              {t('conflict.show')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <BusyButton
            variant={onJoin ? 'outlined' : 'contained'}
            isBusy={isBusy}
            onClick={() => void run(onOverwrite)}
          >
            {t('conflict.overwrite')}
          </BusyButton>
          {onJoin ? (
            <BusyButton variant="contained" isBusy={isBusy} onClick={() => void run(onJoin)}>
              {t('conflict.join')}
            </BusyButton>
          ) : null}
        </>
      }
    >
      <Typography sx={{ mb: 1 }}>{message}</Typography>
      <Typography color="textSecondary">{t('conflict.text')}</Typography>
      {isShown && comparison ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
            {t('conflict.legend')}
          </Typography>
          {comparison}
        </>
      ) : null}
    </ContentDialog>
  );
}
