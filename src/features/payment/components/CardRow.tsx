import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Three cards side by side, stacked on a phone. */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
