import { useMemo } from 'react';
import { errorText } from '@src/api/errors';
import { keepAlertAction } from './alert-actions';
import { useAppDispatch } from './hooks';
import { type AlertLevel, alertShown, timeouts } from './slices/alerts';

/** Shows messages to the user. Texts must be translated already. */
export function useNotify() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const show = (level: AlertLevel) => (message: string) =>
      void dispatch(alertShown({ level, message, timeout: timeouts.notification }));
    return {
      success: show('success'),
      info: show('info'),
      error: show('error'),
      /** Shows the server's error for a call without a form. Lost connections and unexpected errors are reported elsewhere. */
      failure: (error: unknown) => {
        const text = errorText(error);
        if (text) show('error')(text);
      },
      /** An alert with a button: «Отправлено в архив» and «Вернуть». */
      alert: (message: string, button: { label: string; onPress: () => void }) => {
        const actionId = keepAlertAction(button.onPress);
        dispatch(
          alertShown({
            level: 'info',
            message,
            timeout: timeouts.alert,
            button: { label: button.label, actionId },
          }),
        );
      },
    };
  }, [dispatch]);
}
