import type {} from '@mui/x-data-grid/themeAugmentation';
import type { Tokens } from './tokens';

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens: Tokens;
  }
}
