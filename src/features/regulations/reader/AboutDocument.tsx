import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface AboutDocumentProps {
  title: string;
  children: ReactNode;
}

/** On a narrow screen: what would stand between the title and the text, folded. */
export function AboutDocument({ title, children }: AboutDocumentProps) {
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
