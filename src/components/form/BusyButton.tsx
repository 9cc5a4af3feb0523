import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends ButtonProps {
  isBusy: boolean;
}

/** A button that shows when it is busy and cannot be pressed twice. It keeps its width and focus. */
export function BusyButton({ isBusy, children, onClick, startIcon, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      onClick={press}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      sx={[
        { '&[aria-busy]': { opacity: 0.75, cursor: 'progress' } },
        ...(Array.isArray(rest.sx) ? rest.sx : [rest.sx]),
      ]}
    >
      {children}
    </Button>
  );
}
