import { useEffect } from 'react';

/** Marks where a page's actions stand: in its header, the primary one last. */
export const focusHome = { 'data-focus-home': true } as const;

/**
 * A panel gives the focus back to what opened it. Where nothing did (its address was opened), or that is gone (the only
 * button of an empty list), the focus goes to the page's primary action, not to nowhere.
 */
export function useFocusHome() {
  useEffect(() => {
    const home = document.querySelector('[data-focus-home]');
    return () => {
      // After the panel's own attempt; whoever went to another page left this header behind.
      setTimeout(() => {
        const isLost = document.activeElement === document.body && !document.querySelector('[role="dialog"]');
        if (!isLost || !home?.isConnected) return;
        const actions = home.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)');
        actions[actions.length - 1]?.focus();
      });
    };
  }, []);
}
