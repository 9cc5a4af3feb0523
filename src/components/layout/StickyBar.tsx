import Box, { type BoxProps } from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** How high the bar at the foot of the page is: alerts rise above it, and a focused field is not hidden under it. */
const HEIGHT = '--bottom-bar';

/** A bar that stays at the foot of the page while what it belongs to is scrolled. */
export function StickyBar({ sx, ...rest }: BoxProps<'div' | 'section'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar?.offsetHeight ?? 0}px`));
    if (bar) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <Box
      ref={ref}
      {...rest}
      sx={[
        { position: 'sticky', bottom: 0, zIndex: 2, '@media print': { display: 'none' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
