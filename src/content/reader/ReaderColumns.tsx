import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { edges } from '@src/theme/tokens';

interface ReaderColumnsProps {
  contents: ReactNode;
  children: ReactNode;
}

/** A text with a sticky table of contents beside it; on narrow screens only the text. */
export function ReaderColumns({ contents, children }: ReaderColumnsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '240px minmax(0, 1fr)' } }}>
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          position: 'sticky',
          top: edges.below(72),
          alignSelf: 'start',
          maxHeight: 'calc(100vh - 96px)',
          overflowY: 'auto',
          '@media print': { display: 'none' },
        }}
      >
        {contents}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
