import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useIsReadOnly } from './ReadOnlyFields';

/** The buttons of a form, which stay visible while a long form scrolls. */
export function FormFooter({ children }: { children: ReactNode }) {
  if (useIsReadOnly()) return null;
  return (
    <Stack
      data-bar
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        position: 'sticky',
        // Overlaps slightly, so that with a fractional height no line of text shows below it.
        bottom: -22,
        zIndex: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        mt: 3,
        mx: -3,
        mb: '-22px',
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Stack>
  );
}
