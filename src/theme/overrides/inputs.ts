import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { Tokens } from '../tokens';
import { sizes } from '../tokens';

/** Overrides for fields. Their labels are above them: see `components/form/FieldFrame`. */
export function inputOverrides(tokens: Tokens): Components<Omit<Theme, 'components'>> {
  return {
    MuiOutlinedInput: {
      defaultProps: { size: 'small', notched: false },
      styleOverrides: {
        root: {
          borderRadius: sizes.radiusControl,
          backgroundColor: tokens.surface,
          fontSize: 14,
          '& .MuiOutlinedInput-notchedOutline': {
            borderColor: tokens.borderStrong,
            transition: 'border-color 120ms',
          },
          '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: tokens.textSecondary,
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
          '&.Mui-disabled': { backgroundColor: tokens.sunken },
        },
        input: {
          padding: '8.5px 12px',
          height: 21,
          '&::placeholder': { color: tokens.textMuted, opacity: 1 },
        },
        multiline: {
          padding: '9px 12px',
          '& .MuiOutlinedInput-input': { height: 'auto', padding: 0 },
        },
        adornedStart: { '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      },
    },
    ...dateOverrides(tokens),
    ...labelOverrides(tokens),
    MuiCheckbox: {
      styleOverrides: { root: { padding: 7, borderRadius: 8, color: tokens.borderStrong } },
    },
    MuiRadio: { styleOverrides: { root: { padding: 7, color: tokens.borderStrong } } },
    MuiFormControlLabel: {
      styleOverrides: {
        // A switch has a smaller margin than a checkbox: this aligns it with the fields above and below.
        root: { '&:has(> .MuiSwitch-root)': { marginLeft: -6 } },
        label: { fontSize: 14, lineHeight: '20px' },
      },
    },
    MuiSelect: { styleOverrides: { icon: { color: tokens.textSecondary } } },
    MuiAutocomplete: {
      styleOverrides: {
        option: { borderRadius: 6, margin: '0 6px', minHeight: 36 },
        paper: { border: `1px solid ${tokens.border}` },
        inputRoot: { padding: '2px 6px' },
      },
    },
  };
}

/** Overrides for the texts around a field. */
function labelOverrides(tokens: Tokens): Components<Omit<Theme, 'components'>> {
  return {
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 560,
          color: tokens.text,
          '&.Mui-focused': { color: tokens.text },
        },
        asterisk: { color: tokens.status.red.text },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { margin: '4px 0 0', fontSize: 12.5, lineHeight: '17px', color: tokens.textMuted },
      },
    },
  };
}

/** Overrides for date fields, which consist of their own parts that other field styles do not apply to. */
function dateOverrides(tokens: Tokens): Components<Omit<Theme, 'components'>> {
  const outline = (colour: string) => ({
    '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: colour },
  });
  return {
    MuiPickersOutlinedInput: {
      styleOverrides: {
        root: {
          padding: '0 12px',
          borderRadius: sizes.radiusControl,
          backgroundColor: tokens.surface,
          fontSize: 14,
          minHeight: 38,
          ...outline(tokens.borderStrong),
          '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused)': outline(tokens.textSecondary),
          '&.Mui-disabled': { backgroundColor: tokens.sunken, ...outline(tokens.borderStrong) },
          '& .MuiIconButton-root': { padding: 6, color: tokens.textSecondary },
        },
      },
    },
    MuiPickerPopper: {
      styleOverrides: {
        paper: {
          border: `1px solid ${tokens.border}`,
          borderRadius: sizes.radiusCard,
          boxShadow: '0 8px 24px rgba(8, 20, 22, 0.12)',
        },
      },
    },
  };
}
