import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two short fields side by side, stacked on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {children}
    </Box>
  );
}
