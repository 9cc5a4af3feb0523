import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError } from '@src/api/errors';
import { catalogueMessage } from './failure-alert';

/** For a call whose failure is shown where it was made: the server's rejection, or the same text as the error catalog's. */
export function useFailureText() {
  const { t } = useTranslation('common');
  return useCallback(
    (error: unknown): string => {
      const message = isApiError(error) ? catalogueMessage(error) : null;
      return errorText(error) ?? (message ? t(message.key, message.params) : t('common:error.title'));
    },
    [t],
  );
}
