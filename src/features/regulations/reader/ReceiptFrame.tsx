import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import type { StatusColourName } from '@src/theme/tokens';

interface ReceiptFrameProps {
  /** The name of the region. */
  label: string;
  colour: StatusColourName;
  icon: ReactNode;
  heading: string;
  /** It has just replaced the bar that had the focus. */
  isNew: boolean;
  facts: ReactNode;
  note?: ReactNode;
  actions: ReactNode;
  /** Below everything, over the whole width. */
  footer?: ReactNode;
}

/** The card that replaces the signing bar: what has been done, its facts, and its files. */
export function ReceiptFrame(props: ReceiptFrameProps) {
  const { label, colour, icon, heading, isNew, facts, note, actions, footer } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <Box
      component="section"
      role="status"
      aria-label={label}
      sx={({ tokens }) => ({
        mt: 3,
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderRadius: 1.5,
        border: `1px solid ${tokens.status[colour].text}`,
        bgcolor: tokens.status[colour].soft,
        '@media print': { display: 'none' },
      })}
    >
      <Box aria-hidden sx={({ tokens }) => ({ color: tokens.status[colour].text, display: 'flex' })}>
        {icon}
      </Box>
      {/* Several actions go below the text rather than leave it a narrow column. */}
      <Box sx={{ flex: { xs: '1 1 220px', sm: '1 1 420px' }, minWidth: 220 }}>
        <Typography component="h2" variant="h3" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
          {heading}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mt: 0.5 }}>
          {facts}
        </Stack>
        {note ? <Typography sx={{ mt: 0.5 }}>{note}</Typography> : null}
      </Box>
      {actions}
      {footer ? <Box sx={{ flexBasis: '100%' }}>{footer}</Box> : null}
    </Box>
  );
}

/** One fact of the card. */
export function ReceiptFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Typography component="span" variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {term}{' '}
      </Box>
      {children}
    </Typography>
  );
}
