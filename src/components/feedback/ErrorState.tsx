import Button from '@mui/material/Button';
import { errorOfCode, errorText } from '@src/api/errors';
import { CloudAlert, RefreshCw, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** The error of the call; absent when the response was empty. */
  error: unknown;
  onRetry?: (() => void) | undefined;
  isDense?: boolean;
}

/**
 * Shown in place of a part of the page that failed: the reason and a retry button. There is no retry when the data does not exist
 * or is not accessible to the user.
 */
export function ErrorState({ error, onRetry, isDense = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const isAbsent = !error || errorOfCode(error, 'notFound') !== undefined;
  return (
    <div role="alert">
      {isAbsent ? (
        <EmptyState
          icon={SearchX}
          title={t('common:error.absentTitle')}
          text={t('common:error.missingText')}
          isDense={isDense}
        />
      ) : (
        <EmptyState
          icon={CloudAlert}
          title={t('common:error.title')}
          text={errorText(error)}
          isDense={isDense}
          action={
            onRetry ? (
              <Button variant="outlined" startIcon={<RefreshCw />} onClick={onRetry}>
                {t('common:action.retry')}
              </Button>
            ) : undefined
          }
        />
      )}
    </div>
  );
}
