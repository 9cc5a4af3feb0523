import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageNonce } from './nonce';
import { themeOf } from './theme';

const given = pageNonce();
const cache = createCache({ key: 'a', prepend: true, ...(given ? { nonce: given } : {}) });

interface ThemeRootProps {
  isDark: boolean;
  /** The organization's color; null for the product's. */
  accent?: string | null;
  children: ReactNode;
}

/** The theme and styles for all UI components. */
export function ThemeRoot({ isDark, accent = null, children }: ThemeRootProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(isDark, accent)}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
