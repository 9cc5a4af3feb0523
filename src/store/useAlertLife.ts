import { useEffect, useState } from 'react';
import { forgetAlertAction, runAlertAction } from './alert-actions';
import { useAppDispatch } from './hooks';
import { alertClosed, type AlertItem } from './slices/alerts';

/** How long a notification stays, and how it goes: by its time, by «x», by its button. */
export function useAlertLife({ id, timeout, button }: AlertItem) {
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const actionId = button?.actionId;

  useEffect(() => {
    // While the pointer or the focus rests on it, it stays: nobody reads at a given speed.
    if (timeout === null || isHeld) return;
    const timer = setTimeout(() => dispatch(alertClosed(id)), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout, isHeld, dispatch]);
  useEffect(() => () => (actionId ? forgetAlertAction(actionId) : undefined), [actionId]);

  const close = () => void dispatch(alertClosed(id));
  return {
    close,
    press: () => {
      if (actionId) runAlertAction(actionId);
      close();
    },
    holding: {
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}
