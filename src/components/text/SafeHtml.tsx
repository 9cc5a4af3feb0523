import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { safeHtml } from '@src/lib/safe-html';

interface SafeHtmlProps {
  html: string;
  /** The URLs of the pictures that the text references by content id. */
  pictures?: ReadonlyMap<string, string> | undefined;
  sx?: SxProps<Theme>;
}

/** Renders stored rich text. It is sanitized again before it is displayed and inserted as nodes. */
export function SafeHtml({ html, pictures, sx = [] }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = safeHtml(html);
    for (const link of nodes.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    for (const image of nodes.querySelectorAll('img[data-content]')) {
      const address = pictures?.get(image.getAttribute('data-content') ?? '');
      if (address) image.setAttribute('src', address);
      else image.replaceWith(image.getAttribute('alt') ?? '');
    }
    for (const variable of nodes.querySelectorAll('[data-variable]')) {
      // The variable's name instead of a value, shown to authors.
      variable.toggleAttribute('data-token', variable.textContent?.startsWith('{{') ?? false);
    }
    ref.current?.replaceChildren(nodes);
  }, [html, pictures]);
  return <Box ref={ref} sx={[richText, ...(Array.isArray(sx) ? sx : [sx])]} />;
}

/** The styles of rich text, identical for readers and in the editor. */
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
  // Excludes the invisible images that the editor uses for its cursor.
  '& img:not(.ProseMirror-separator)': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    my: 1,
    borderRadius: 0.75,
  },
  '& [data-variable][data-token]': {
    px: 0.75,
    py: 0.125,
    borderRadius: 0.75,
    fontSize: '0.92em',
    color: theme.tokens.primary,
    bgcolor: theme.tokens.primarySoft,
    whiteSpace: 'nowrap',
  },
  '& [data-size="14"]': { fontSize: 14 },
  '& [data-size="18"]': { fontSize: 18 },
});
