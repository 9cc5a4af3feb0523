import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { sizes } from '../tokens';

const popover = '0 8px 24px rgba(8, 20, 22, 0.12)';

/** The style of tooltips in both modes. */
export const tooltipLook = {
  fontSize: 12.5,
  fontWeight: 480,
  borderRadius: '6px',
  backgroundColor: '#1D2A2C',
  color: '#F2F6F6',
  padding: '6px 9px',
} as const;

/** The soft background of each severity, the same as that of the statuses: the library's own is lost on a dark page. */
function alertColours({ status, text }: Tokens) {
  const { blue, green, orange, red } = status;
  const colours = { info: blue, success: green, warning: orange, error: red };
  return (['info', 'success', 'warning', 'error'] as const).map((severity) => ({
    props: { severity, variant: 'standard' as const },
    style: {
      color: text,
      backgroundColor: colours[severity].soft,
      '& .MuiAlert-icon': { color: colours[severity].text },
    },
  }));
}

/** Overrides for cards, dialogs, menus and tables: borders instead of shadows, except for elements that float above the page. */
export function surfaceOverrides(tokens: Tokens): Components<Omit<Theme, 'components'>> {
  const floating = { border: `1px solid ${tokens.border}`, boxShadow: popover, backgroundImage: 'none' };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: sizes.radiusCard } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      // Clipped instead of hidden, so that a bar within a card can stick to the bottom of the window.
      styleOverrides: { root: { borderRadius: sizes.radiusCard, overflow: 'clip' } },
    },
    MuiMenu: {
      styleOverrides: { paper: { ...floating, borderRadius: 10, marginTop: 4 }, list: { padding: '6px 0' } },
    },
    MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: sizes.radiusCard } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...floating,
          borderRadius: 16,
          // The element has the focus only until something inside is selected.
          '&:focus-visible': { outline: 'none' },
          '@media (max-width: 599px)': { margin: 12, width: 'calc(100% - 24px)' },
          // A long form scrolls between the title and the buttons, which stay visible.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 620, padding: '20px 24px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderColor: tokens.border } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(8, 20, 22, 0.42)' } },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 350, arrow: false },
      styleOverrides: {
        tooltip: tooltipLook,
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { fontSize: 12.5, height: 26, borderRadius: 8, fontWeight: 520 },
        outlined: { borderColor: tokens.border },
        sizeSmall: { height: 24 },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: 13, lineHeight: '19px', padding: '10px 12px', borderColor: tokens.border },
        head: {
          fontWeight: 560,
          color: tokens.textSecondary,
          backgroundColor: tokens.sunken,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: sizes.radiusControl,
          fontSize: 14,
          alignItems: 'center',
          variants: alertColours(tokens),
        },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'pulse' },
      styleOverrides: { root: { backgroundColor: tokens.sunken } },
    },
    MuiLinearProgress: {
      styleOverrides: { root: { borderRadius: 8, height: 6, backgroundColor: tokens.border } },
    },
    MuiAvatar: {
      styleOverrides: {
        root: { fontSize: 13, fontWeight: 600, backgroundColor: tokens.primarySoft, color: tokens.primary },
      },
    },
  };
}
