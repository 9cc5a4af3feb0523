import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '../feedback/ContentDialog';
import { ErrorState } from '../feedback/ErrorState';
import { SkeletonCards } from '../feedback/Skeletons';
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
  const missing = error ? (
    <ErrorState isDense error={error} onRetry={onRetry} />
  ) : (
    <SkeletonCards count={count} height={120} />
  );
  return (
    <ContentDialog
      title={title}
      onClose={onClose}
      maxWidth="md"
      isLong
      actions={
        <Button color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      }
    >
      {text ? (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text}
        </Typography>
      ) : null}
      {cards ? <TemplateCards cards={cards} isBusy={isBusy} /> : missing}
    </ContentDialog>
  );
}
