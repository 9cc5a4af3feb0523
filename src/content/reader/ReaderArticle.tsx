import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DOCUMENT_ID } from './reader-styles';

/** The surface of an object's text. */
export function ReaderArticle({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="article"
      id={DOCUMENT_ID}
      aria-label={label}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        px: { xs: 1.5, sm: 4 },
        py: { xs: 2, sm: 3.5 },
      }}
    >
      {children}
    </Box>
  );
}
