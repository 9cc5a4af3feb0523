import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NarrowFoldProps {
  title: string;
  children: ReactNode;
}

/** A part of the page that is collapsed on narrow screens and has a fixed position on wide ones. */
export function NarrowFold({ title, children }: NarrowFoldProps) {
  return (
    <Box component="details" sx={fold}>
      <summary>{title}</summary>
      <Box sx={{ mt: 1.5, display: 'grid', gap: 2 }}>{children}</Box>
    </Box>
  );
}

const fold = {
  display: { xs: 'block', lg: 'none' },
  mb: 2,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  '& summary': { cursor: 'pointer', fontWeight: 560, minHeight: 24 },
  '@media print': { display: 'none' },
} as const;
