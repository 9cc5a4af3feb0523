import Box from '@mui/material/Box';
import {
  lazy,
  type PointerEvent,
  type ReactElement,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** It comes with the first hint: the library that places it is not what a page is drawn with. */
const HintBubble = lazy(async () => ({ default: (await import('./HintBubble')).HintBubble }));

const showAfterMs = 350;

interface HintProps {
  /** Nothing is shown when it is empty. */
  title: string;
  placement?: 'bottom' | 'right';
  /** A button or a link that has a name of its own: the hint says it to those who see. */
  children: ReactElement;
}

function childOf({ currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | null {
  const child = currentTarget.firstElementChild;
  return child instanceof HTMLElement ? child : null;
}

/** A word beside a button of the frame or of a list, for the mouse and the keyboard. Anything richer: MUI's `Tooltip`. */
export function Hint({ title, placement = 'bottom', children }: HintProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [anchor]);

  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const showLater = (event: PointerEvent<HTMLElement>) => {
    const child = childOf(event);
    clearTimeout(timer.current);
    if (event.pointerType !== 'touch') timer.current = setTimeout(() => setAnchor(child), showAfterMs);
  };
  return (
    <Box
      component="span"
      sx={{ display: 'contents' }}
      onPointerEnter={showLater}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setAnchor(childOf(event));
      }}
      onBlur={hide}
    >
      {children}
      {anchor && title ? (
        <Suspense>
          <HintBubble anchor={anchor} title={title} placement={placement} />
        </Suspense>
      ) : null}
    </Box>
  );
}
