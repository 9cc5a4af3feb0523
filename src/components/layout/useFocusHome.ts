import { useEffect } from 'react';

/** Marks the actions in a page's header; the primary one is last. */
export const focusHome = { 'data-focus-home': true } as const;

/**
 * Restores the focus after a panel closes. Usually it returns to the element that opened the panel. When there is none (the
 * address was opened directly) or it is gone (the only button of an empty list), the page's primary action gets it.
 */
export function useFocusHome() {
  useEffect(() => {
    const home = document.querySelector('[data-focus-home]');
    return () => {
      // Runs after the panel's own attempt. If the user went to another page, this header is no longer in the document.
      setTimeout(() => {
        const isLost = document.activeElement === document.body && !document.querySelector('[role="dialog"]');
        if (!isLost || !home?.isConnected) return;
        const actions = home.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)');
        actions[actions.length - 1]?.focus();
      });
    };
  }, []);
}
