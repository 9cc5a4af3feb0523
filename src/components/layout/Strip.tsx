import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import type { StatusColourName } from '@src/theme/tokens';
import { edges, sizes } from '@src/theme/tokens';
import { useEdgeVariable } from './useEdgeVariable';

/** The bottom edge of a pinned strip: panels begin below it, so that it and its button stay accessible. */
export const PINNED_END = '--pinned-end';
const pinnedEnd = ({ offsetHeight }: HTMLElement): string => edges.below(sizes.topBar + offsetHeight);

interface StripProps {
  icon: LucideIcon;
  /** Absent for pending work. */
  colour?: StatusColourName;
  /** `page`: full width under the top bar; `pinned`: the same, and it stays visible while the page scrolls. */
  place?: 'text' | 'page' | 'pinned';
  /** Makes the strip a landmark region with this name. */
  label?: string;
  isAlert?: boolean;
  children: ReactNode;
  /** Its buttons. */
  action?: ReactNode;
}

const page = { px: { xs: 2, sm: 3 }, py: 1, borderBottom: 1, borderColor: 'divider' } as const;

const places = {
  text: { px: 2, py: 1.25, mb: 2, borderRadius: 1.25 },
  page,
  pinned: {
    ...page,
    position: 'sticky',
    top: edges.below(sizes.topBar),
    zIndex: ({ zIndex }: Theme) => zIndex.appBar - 1,
  },
} as const;

/** One line with a status and the possible actions. */
export function Strip(props: StripProps) {
  const { icon: Icon, colour, place = 'text', label, isAlert = false, children, action } = props;
  const role = isAlert ? 'alert' : 'status';
  const ref = useEdgeVariable(place === 'pinned' ? PINNED_END : null, pinnedEnd);
  return (
    <Box
      ref={ref}
      {...(label === undefined ? { role } : { component: 'section', 'aria-label': label })}
      sx={[
        ({ tokens }) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 1,
          color: colour ? tokens.status[colour].text : tokens.accentText,
          bgcolor: colour ? tokens.status[colour].soft : tokens.accentSoft,
          '& > svg': { flexShrink: 0 },
          '@media print': { display: 'none' },
        }),
        places[place],
      ]}
    >
      <Icon size={20} aria-hidden />
      <Box sx={{ flex: '1 1 180px', minWidth: 0, fontWeight: 540, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
    </Box>
  );
}
