import { useEffect, useState } from 'react';
import { forgetAlertAction, runAlertAction } from './alert-actions';
import { useAppDispatch } from './hooks';
import { alertClosed, type AlertItem } from './slices/alerts';

/** How long a notification is shown and how it is closed: by its timeout, by «x», or by its button. */
export function useAlertLife({ id, timeout, button }: AlertItem) {
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const actionId = button?.actionId;

  useEffect(() => {
    // It stays while it is hovered or focused, because reading speeds differ.
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
