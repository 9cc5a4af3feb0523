import type { SxProps, Theme } from '@mui/material/styles';
import { longWords } from '@src/theme/long-words';
import { headLooks, openRowMark, rowHeights } from './table-looks';

/** Styles the grid: thin lines, a sticky first column, 13 px, and no outline on cells focused by the mouse. */
export function gridStyles(isClickable: boolean, hasCheckbox: boolean): SxProps<Theme> {
  const first = `[data-colindex="${hasCheckbox ? 1 : 0}"]`;
  /** Selects the sticky cells of rows in a state: the checkbox and the first column. */
  const cells = (state: string) =>
    `& .MuiDataGrid-row${state} > .MuiDataGrid-cell${first}, & .MuiDataGrid-row${state} > .MuiDataGrid-cellCheckbox`;
  const headings = (hasCheckbox ? [1, 2] : [1])
    .map((index) => `& .MuiDataGrid-columnHeader[aria-colindex="${index}"]`)
    .join(', ');
  return (theme) => ({
    border: 0,
    fontSize: 13,
    '--DataGrid-rowBorderColor': theme.tokens.border,
    '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader': headLooks(theme),
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 560 },
    '& .MuiDataGrid-columnSeparator': { color: theme.tokens.border },
    // Nothing is truncated: a value that is too long for its column wraps.
    '& .MuiDataGrid-cell': {
      display: 'flex',
      alignItems: 'center',
      lineHeight: '17px',
      whiteSpace: 'normal',
      ...longWords,
      paddingBlock: '4px',
    },
    // Rows are as high as their longest name, and at least as high as their density.
    '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { minHeight: rowHeights.compact },
    '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': { minHeight: rowHeights.standard },
    '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { minHeight: rowHeights.comfortable },
    '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
    '& .MuiDataGrid-row': {
      cursor: isClickable ? 'pointer' : 'default',
      '&:hover': { backgroundColor: theme.tokens.hover },
      '&.is-open, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.tokens.primarySoft },
      '&.is-open > .MuiDataGrid-cell:first-of-type, &.is-open > .MuiDataGrid-cellCheckbox': {
        boxShadow: openRowMark(theme),
      },
    },
    // On a phone a sticky column would leave no room for the others.
    [theme.breakpoints.up('sm')]: {
      [cells('')]: { position: 'sticky', zIndex: 2, backgroundColor: theme.tokens.surface },
      [cells(':hover')]: { backgroundColor: theme.tokens.hover },
      [cells('.Mui-selected')]: { backgroundColor: theme.tokens.primarySoft },
      [cells('.is-open')]: { backgroundColor: theme.tokens.primarySoft },
      '& .MuiDataGrid-row > .MuiDataGrid-cellCheckbox': { left: 0 },
      [`& .MuiDataGrid-row > .MuiDataGrid-cell${first}`]: { left: hasCheckbox ? 50 : 0 },
      // Above the separators of the headings that scroll below it.
      [headings]: { position: 'sticky', left: 0, zIndex: 31, backgroundColor: theme.tokens.sunken },
      ...(hasCheckbox ? { '& .MuiDataGrid-columnHeader[aria-colindex="2"]': { left: 50 } } : {}),
    },
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus': {
      outlineOffset: -2,
      outlineColor: theme.tokens.primary,
    },
  });
}
