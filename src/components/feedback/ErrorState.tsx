import Button from '@mui/material/Button';
import { errorOfCode, errorText } from '@src/api/errors';
import { CloudAlert, RefreshCw, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What the call failed with; nothing: it came back empty-handed. */
  error: unknown;
  onRetry?: (() => void) | undefined;
  isDense?: boolean;
}

/**
 * A part of a page that failed: says what, offers to try again, and leaves the rest of the page alone. What is not there,
 * or is not for this person, would not be there the next time either.
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
