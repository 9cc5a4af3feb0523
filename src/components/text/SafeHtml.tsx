import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { safeHtml } from '@src/lib/safe-html';

interface SafeHtmlProps {
  html: string;
  sx?: SxProps<Theme>;
}

/** Shows a stored text. It is cleaned again on the way to the screen, and put there as nodes. */
export function SafeHtml({ html, sx = [] }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = safeHtml(html);
    for (const link of nodes.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    ref.current?.replaceChildren(nodes);
  }, [html]);
  return <Box ref={ref} sx={[richText, ...(Array.isArray(sx) ? sx : [sx])]} />;
}

/** Looks of a written text, the same where it is read and where it is written. */
export const richText = (theme: Theme) => ({
  fontSize: 16,
  lineHeight: 1.65,
  '& p': { my: 0 },
  '& p + p, & p + ul, & p + ol, & ul + p, & ol + p, & table + p, & p + blockquote, & blockquote + p': {
    mt: '0.7em',
  },
  '& ul, & ol': { my: 0, pl: 3, '& li': { my: 0.5 }, '& ul, & ol': { mt: 0.5 } },
  '& blockquote': {
    m: 0,
    my: 1.5,
    py: 1,
    px: 2,
    borderRadius: 0.75,
    borderLeft: `3px solid ${theme.tokens.accent}`,
    bgcolor: theme.tokens.accentSoft,
  },
  '& table': {
    my: 1.5,
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 14,
    lineHeight: 1.5,
    display: 'block',
    overflowX: 'auto',
  },
  '& th, & td': {
    border: `1px solid ${theme.tokens.border}`,
    p: 1,
    minWidth: 80,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { bgcolor: theme.tokens.sunken, fontWeight: 600 },
  '& a': { color: theme.tokens.primary, textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& [data-size="14"]': { fontSize: 14 },
  '& [data-size="18"]': { fontSize: 18 },
});
