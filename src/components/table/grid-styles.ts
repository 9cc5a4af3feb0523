import type { SxProps, Theme } from '@mui/material/styles';

/** The grid in our clothes: thin lines, a sticky first column, 13 px, no boxes around focused cells of the mouse. */
export function gridStyles(isClickable: boolean, hasCheckbox: boolean): SxProps<Theme> {
  const first = `[data-colindex="${hasCheckbox ? 1 : 0}"]`;
  return (theme) => ({
    border: 0,
    fontSize: 13,
    '--DataGrid-rowBorderColor': theme.tokens.border,
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 560, color: theme.tokens.textSecondary },
    '& .MuiDataGrid-columnSeparator': { color: theme.tokens.border },
    // Nothing is cut: what is too long for its column takes a second line.
    '& .MuiDataGrid-cell': {
      display: 'flex',
      alignItems: 'center',
      lineHeight: '17px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
    '& .MuiDataGrid-row': {
      cursor: isClickable ? 'pointer' : 'default',
      '&:hover': { backgroundColor: theme.tokens.hover },
      '&.is-open': { backgroundColor: theme.tokens.primarySoft },
    },
    [`& .MuiDataGrid-row > .MuiDataGrid-cell${first}`]: {
      position: 'sticky',
      left: hasCheckbox ? 50 : 0,
      zIndex: 2,
      backgroundColor: theme.tokens.surface,
    },
    [`& .MuiDataGrid-row:hover > .MuiDataGrid-cell${first}`]: { backgroundColor: theme.tokens.hover },
    [`& .MuiDataGrid-row.is-open > .MuiDataGrid-cell${first}`]: { backgroundColor: theme.tokens.primarySoft },
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
      outlineOffset: -2,
      outlineColor: theme.tokens.primary,
    },
  });
}
