import { useCallback, useEffect, useState, type MouseEvent } from 'react';

/** Closes the open dropdown: opening one closes any other, and a click outside closes it. */
let closeOpenMenu: (() => void) | null = null;

/** The state of a dropdown menu: spread `props` on the menu, call `open` from the button. */
export function useMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchorEl(null), []);
  const open = (event: MouseEvent<HTMLElement>) => {
    closeOpenMenu?.();
    closeOpenMenu = close;
    setAnchorEl(event.currentTarget);
  };
  useEffect(
    () => () => {
      // Another menu may have registered itself already.
      if (anchorEl && closeOpenMenu === close) closeOpenMenu = null;
    },
    [anchorEl, close],
  );
  return {
    open,
    close,
    isOpen: anchorEl !== null,
    props: { open: anchorEl !== null, anchorEl, onClose: close },
  };
}
