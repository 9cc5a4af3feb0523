import Box, { type BoxProps } from '@mui/material/Box';
import { useEdgeVariable } from './useEdgeVariable';

/** The height of the bottom bar, so that a focused field is not hidden under it. */
const HEIGHT = '--bottom-bar';
const heightOf = ({ offsetHeight }: HTMLElement): string => `${offsetHeight}px`;

type StickyBarProps = BoxProps<'div' | 'section'> & {
  /** When false, the bar is not sticky and stays at the end of its content. */
  isSticky?: boolean;
};

/** A bar that sticks to the bottom of the page while its content scrolls. */
export function StickyBar({ isSticky = true, sx, ...rest }: StickyBarProps) {
  const ref = useEdgeVariable(isSticky ? HEIGHT : null, heightOf);
  return (
    <Box
      ref={ref}
      data-bar
      {...rest}
      sx={[
        {
          position: isSticky ? 'sticky' : 'static',
          // Overlaps slightly, so that with a fractional height no line of text shows below it.
          bottom: isSticky ? -1 : 0,
          zIndex: 2,
          '@media print': { display: 'none' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
