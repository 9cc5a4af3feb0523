import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageNonce } from './nonce';
import { themeOf } from './theme';

const given = pageNonce();
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
