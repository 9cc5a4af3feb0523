import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../feedback/ErrorState';
import { SkeletonCards } from '../feedback/Skeletons';
import { useIsPhone } from '../layout/useIsPhone';
import { TemplateCards, type TemplateCard } from './TemplateCards';

interface TemplateCardsDialogProps {
  title: string;
  text?: string;
  /** Undefined while loading. */
  cards: readonly TemplateCard[] | undefined;
  /** The expected number of cards. */
  count: number;
  error?: unknown;
  onRetry?: () => void;
  isBusy?: boolean;
  onClose: () => void;
}

/** Templates to choose from, in a dialog. */
export function TemplateCardsDialog(props: TemplateCardsDialogProps) {
  const { title, text, cards, count, error, onRetry, isBusy, onClose } = props;
  const { t } = useTranslation('common');
  const titleId = useId();
  const isPhone = useIsPhone();
  const missing = error ? (
    <ErrorState isDense error={error} onRetry={onRetry} />
  ) : (
    <SkeletonCards count={count} height={120} />
  );
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {text ? (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text}
          </Typography>
        ) : null}
        {cards ? <TemplateCards cards={cards} isBusy={isBusy} /> : missing}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
