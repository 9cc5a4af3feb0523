import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { sizes } from '../tokens';

const focusRing = (tokens: Tokens) => ({ outline: `2px solid ${tokens.primary}`, outlineOffset: 2 });

/** A small target in a line of text, or a single digit, gets a click area of 24 × 24 px. */
const minTargetSize = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: 'max(100%, 24px)',
    height: 'max(100%, 24px)',
    transform: 'translate(-50%, -50%)',
  },
  // `overflow: hidden` would clip the enlarged area as well.
  '&.MuiTypography-noWrap': { paddingBlock: 3, marginBlock: -3 },
} as const;

/** For elements at the edge of a container that would clip an outer focus ring. */
const ringInside = { '&.Mui-focusVisible': { outlineOffset: -2 } } as const;

type Overrides = Components<Omit<Theme, 'components'>>;

/** The styles of navigation: tabs, menus, lists, links. */
function navigationOverrides(tokens: Tokens): Overrides {
  return {
    MuiTab: {
      styleOverrides: {
        root: {
          ...ringInside,
          minHeight: 40,
          minWidth: 0,
          padding: '8px 2px',
          marginRight: 24,
          fontWeight: 540,
          color: tokens.textSecondary,
        },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 40 },
        indicator: { height: 2, borderRadius: 2 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 36,
          borderRadius: 6,
          margin: '0 6px',
          padding: '6px 10px',
          gap: 10,
          fontSize: 14,
          '&.Mui-selected': { backgroundColor: tokens.primarySoft },
          '& svg': { width: 18, height: 18, color: tokens.textSecondary },
        },
      },
    },
    MuiCardActionArea: { styleOverrides: { root: ringInside } },
    MuiListItemButton: {
      styleOverrides: {
        root: { borderRadius: sizes.radiusControl, ...ringInside },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: {
        root: { fontWeight: 520, ...minTargetSize, '&.Mui-focusVisible': focusRing(tokens) },
      },
    },
  };
}

const switchOverrides = (tokens: Tokens): Overrides['MuiSwitch'] => ({
  styleOverrides: {
    root: { width: 44, height: 26, padding: 0, margin: 6, overflow: 'visible' },
    switchBase: {
      padding: 3,
      '&.Mui-checked': {
        transform: 'translateX(18px)',
        color: tokens.surface,
        '& + .MuiSwitch-track': {
          backgroundColor: tokens.primary,
          borderColor: tokens.primary,
          opacity: 1,
        },
      },
      '&.Mui-focusVisible': focusRing(tokens),
    },
    thumb: { width: 20, height: 20, boxShadow: 'none', border: `1px solid ${tokens.borderStrong}` },
    track: {
      borderRadius: 13,
      opacity: 1,
      backgroundColor: tokens.sunken,
      border: `1px solid ${tokens.borderStrong}`,
    },
  },
});

/** Overrides for buttons, tabs, menus and switches. */
export function actionOverrides(tokens: Tokens): Overrides {
  return {
    ...navigationOverrides(tokens),
    MuiSwitch: switchOverrides(tokens),
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing(tokens) } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 36,
          padding: '6px 14px',
          borderRadius: sizes.radiusControl,
          transition: 'background-color 120ms, border-color 120ms, color 120ms',
          '& .MuiButton-startIcon > svg, & .MuiButton-endIcon > svg': { width: 18, height: 18 },
        },
        sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: 13 },
        sizeLarge: { minHeight: 44, padding: '9px 20px', fontSize: 15 },
        outlined: {
          borderColor: tokens.border,
          color: tokens.text,
          backgroundColor: tokens.surface,
          '&:hover': { borderColor: tokens.borderStrong, backgroundColor: tokens.hover },
        },
        text: { '&:hover': { backgroundColor: tokens.hover } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          borderRadius: sizes.radiusControl,
          color: tokens.textSecondary,
          '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
          '& svg': { width: 20, height: 20 },
        },
        sizeSmall: { padding: 5, '& svg': { width: 18, height: 18 } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          ...ringInside,
          minHeight: 36,
          padding: '5px 12px',
          textTransform: 'none',
          gap: 8,
          color: tokens.textSecondary,
          borderColor: tokens.border,
          '&.Mui-selected': { color: tokens.primary, backgroundColor: tokens.primarySoft },
        },
      },
    },
  };
}
