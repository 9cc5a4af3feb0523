import Box, { type BoxProps } from '@mui/material/Box';
import { useEdgeVariable } from './useEdgeVariable';

/** How high the bar at the foot of the page is: a focused field is not hidden under it. */
const HEIGHT = '--bottom-bar';
const heightOf = ({ offsetHeight }: HTMLElement): number => offsetHeight;

type StickyBarProps = BoxProps<'div' | 'section'> & {
  /** Not: the bar stands where it ends what it belongs to. */
  isSticky?: boolean;
};

/** A bar that stays at the foot of the page while what it belongs to is scrolled. */
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
          // A height between two pixels leaves no line of the text below it.
          bottom: isSticky ? -1 : 0,
          zIndex: 2,
          '@media print': { display: 'none' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
