import Button from '@mui/material/Button';
import { CloudAlert, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What did not load, in the person's words; a general sentence otherwise. */
  title?: string;
  /** What the server said. */
  text?: string;
  onRetry?: () => void;
  isDense?: boolean;
}

/** A part of a page that failed: says what, offers to try again, and leaves the rest of the page alone. */
export function ErrorState({ title, text, onRetry, isDense }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlert}
        title={title ?? t('common:error.title')}
        text={text}
        isDense={isDense ?? false}
        action={
          onRetry ? (
            <Button variant="outlined" startIcon={<RefreshCw />} onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
