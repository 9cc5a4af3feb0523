import { useMemo } from 'react';
import { errorText } from '@src/api/errors';
import { keepAlertAction } from './alert-actions';
import { useAppDispatch } from './hooks';
import { type AlertLevel, alertShown, timeouts } from './slices/alerts';

/** Messages to the person. Texts are translated already. */
export function useNotify() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const show = (level: AlertLevel) => (message: string) =>
      void dispatch(alertShown({ level, message, timeout: timeouts.notification }));
    return {
      success: show('success'),
      info: show('info'),
      error: show('error'),
      /** What the server answered to something that is no form. Lost networks and surprises are told elsewhere. */
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
