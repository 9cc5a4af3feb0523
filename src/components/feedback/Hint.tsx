import Box from '@mui/material/Box';
import {
  type PointerEvent,
  type ReactElement,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from './lazy-part';

/** Loaded with the first hint, since the positioning library is not needed to render a page. */
const HintBubble = lazyPart(async () => (await import('./HintBubble')).HintBubble, { isOptional: true });

const showAfterMs = 350;

interface HintProps {
  /** Nothing is shown when it is empty. */
  title: string;
  placement?: 'bottom' | 'right';
  /** A button or link with its own accessible name; the hint shows the name visually. */
  children: ReactElement;
}

function childOf({ currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | null {
  const child = currentTarget.firstElementChild;
  return child instanceof HTMLElement ? child : null;
}

/**
 * A short tooltip for a button of the frame or of a list, on hover and on keyboard focus. For anything richer, use MUI's
 * `Tooltip`.
 */
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
