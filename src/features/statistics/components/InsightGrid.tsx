import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The sections that only one tab has: side by side on a wide screen. */
export function InsightGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2.5, mt: 2.5, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
