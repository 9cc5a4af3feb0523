import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { themeOf } from './theme';

/** The page's policy allows only styles that carry its nonce. The dev server puts none there. */
function nonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content && !content.includes('%') ? content : undefined;
}

const given = nonce();
const cache = createCache({ key: 'a', prepend: true, ...(given ? { nonce: given } : {}) });

/** Theme and styles for everything of the component library. */
export function ThemeRoot({ isDark, children }: { isDark: boolean; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(isDark)}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
