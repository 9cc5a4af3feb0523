import { createTheme, type Theme } from '@mui/material/styles';
import { actionOverrides } from './overrides/actions';
import { baseline } from './overrides/baseline';
import { inputOverrides } from './overrides/inputs';
import { surfaceOverrides } from './overrides/surfaces';
import { tokensWith } from './accent';
import { sizes } from './tokens';

const themes = new Map<string, Theme>();

/** Returns the theme of a mode, in the organization's color if it has one; each theme is created once. */
export function themeOf(isDark: boolean, accent: string | null = null): Theme {
  const key = `${isDark}:${accent ?? ''}`;
  const theme = themes.get(key) ?? buildTheme(isDark, accent);
  themes.set(key, theme);
  return theme;
}

function buildTheme(isDark: boolean, accent: string | null): Theme {
  const tokens = tokensWith(accent, isDark);
  const { status } = tokens;
  return createTheme({
    tokens,
    palette: {
      mode: isDark ? 'dark' : 'light',
      contrastThreshold: 4.5,
      primary: { main: tokens.primary, dark: tokens.primaryStrong, contrastText: tokens.onPrimary },
      secondary: { main: tokens.accent, contrastText: '#2A1B03' },
      error: { main: status.red.text },
      warning: { main: status.orange.text },
      info: { main: status.blue.text },
      success: { main: status.green.text },
      background: { default: tokens.background, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.textSecondary, disabled: tokens.textMuted },
      divider: tokens.border,
      DataGrid: { bg: tokens.surface, headerBg: tokens.sunken, pinnedBg: tokens.surface },
    },
    shape: { borderRadius: sizes.radiusControl },
    spacing: 8,
    typography: {
      fontFamily: "'Onest Variable', 'Onest', system-ui, sans-serif",
      fontSize: 14,
      h1: { fontSize: 24, lineHeight: '32px', fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontSize: 18, lineHeight: '26px', fontWeight: 620 },
      h3: { fontSize: 15, lineHeight: '22px', fontWeight: 620 },
      h4: { fontSize: 14, lineHeight: '20px', fontWeight: 620 },
      body1: { fontSize: 14, lineHeight: '21px' },
      body2: { fontSize: 13, lineHeight: '19px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { textTransform: 'none', fontWeight: 560, fontSize: 14, letterSpacing: 0 },
      subtitle1: { fontSize: 14, lineHeight: '20px' },
      subtitle2: { fontSize: 13, lineHeight: '18px', fontWeight: 560 },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 140,
        standard: 160,
        complex: 180,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    components: {
      MuiCssBaseline: { styleOverrides: baseline(tokens) },
      ...actionOverrides(tokens),
      ...inputOverrides(tokens),
      ...surfaceOverrides(tokens),
    },
  });
}
