import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import type { StatusColourName } from '@src/theme/tokens';
import { sizes } from '@src/theme/tokens';
import { useEdgeVariable } from './useEdgeVariable';

/** Where a pinned strip ends: panels begin below it, and leave it and its button in reach. */
export const PINNED_END = '--pinned-end';
const pinnedEnd = ({ offsetHeight }: HTMLElement): number => sizes.topBar + offsetHeight;

interface StripProps {
  icon: LucideIcon;
  /** Absent: what waits for the person. */
  colour?: StatusColourName;
  /** `page`: over the whole width under the top bar; `pinned`: there, and it stays while the page is scrolled. */
  place?: 'text' | 'page' | 'pinned';
  /** The strip is a part of the page with a name of its own. */
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
    top: sizes.topBar,
    zIndex: ({ zIndex }: Theme) => zIndex.appBar - 1,
  },
} as const;

/** One line that says how things stand, and what can be done about it. */
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
