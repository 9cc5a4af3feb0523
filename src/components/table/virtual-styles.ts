import type { SxProps, Theme } from '@mui/material/styles';
import { clampLines } from '@src/theme/clamp-lines';
import { longWords } from '@src/theme/long-words';
import { headHeight, headLooks, openRowMark } from './table-looks';
import type { TableColumn } from './virtual-types';

/** The width of the first column on a phone, where a wide sticky column would leave no room for the others. */
const narrowFirst = 150;
const checkWidth = { wide: 48, narrow: 36 };

/** Returns the CSS grid columns for wide screens and phones. */
export function columnStyles(
  columns: readonly TableColumn<never>[],
  isChecked: boolean,
): Record<string, string> {
  const styles = (check: number, first: number | null) => {
    const widths = columns.map(({ width }, index) => (index === 0 ? (first ?? width) : width));
    const tracks = columns.map(({ share }, index) =>
      share === undefined || (index === 0 && first !== null)
        ? `${widths[index]}px`
        : `minmax(${widths[index]}px, ${share}fr)`,
    );
    return {
      tracks: [...(isChecked ? [`${check}px`] : []), ...tracks].join(' '),
      least: `${widths.reduce((sum, width) => sum + width, isChecked ? check : 0)}px`,
      first: `${widths[0] ?? 0}px`,
    };
  };
  const wide = styles(checkWidth.wide, null);
  const narrow = styles(checkWidth.narrow, narrowFirst);
  return {
    '--tracks-wide': wide.tracks,
    '--least-wide': wide.least,
    '--first-wide': wide.first,
    '--check-wide': isChecked ? `${checkWidth.wide}px` : '0px',
    '--tracks-narrow': narrow.tracks,
    '--least-narrow': narrow.least,
    '--first-narrow': narrow.first,
    '--check-narrow': isChecked ? `${checkWidth.narrow}px` : '0px',
  };
}

/** Returns the CSS of the columns for one screen width. */
const chosen = (screen: 'wide' | 'narrow') => ({
  '--tracks': `var(--tracks-${screen})`,
  '--least': `var(--least-${screen})`,
  '--check': `var(--check-${screen})`,
  '--first': `var(--first-${screen})`,
});

/** One style sheet for the whole table: its rows are plain elements, so that many can be rendered in one frame. */
export const virtualStyles: SxProps<Theme> = (theme) => ({
  ...chosen('wide'),
  [theme.breakpoints.down('sm')]: chosen('narrow'),
  position: 'relative',
  overflow: 'auto',
  flex: '0 1 auto',
  minHeight: 0,
  fontSize: 13,
  lineHeight: '17px',
  // A cell reached by keyboard never ends up below the sticky parts.
  scrollPaddingTop: headHeight,
  scrollPaddingLeft: 'calc(var(--check) + var(--first))',
  overflowAnchor: 'none',
  '& .et-head, & .et-row': {
    display: 'grid',
    gridTemplateColumns: 'var(--tracks)',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${theme.tokens.border}`,
    backgroundColor: theme.tokens.surface,
  },
  '& .et-top': { position: 'sticky', top: 0, zIndex: 3, width: 'max(100%, var(--least))' },
  '& .et-head': {
    height: headHeight,
    ...headLooks(theme),
  },
  '& .et-body': { position: 'relative', width: 'max(100%, var(--least))' },
  '& .et-row': { position: 'absolute', left: 0, right: 0, contain: 'layout style' },
  '& .et-row.is-loaded': { cursor: 'pointer' },
  '& .et-row.is-loaded:hover:not(.is-chosen, .is-open)': { backgroundColor: theme.tokens.hover },
  '& .et-row.is-chosen, & .et-row.is-open': { backgroundColor: theme.tokens.primarySoft },
  '& .et-row.is-open': { boxShadow: openRowMark(theme) },
  '& .et-cell': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    overflow: 'hidden',
    boxSizing: 'border-box',
    padding: '0 10px',
    // A value that is too long for its column wraps to a second line and is truncated there.
    ...longWords,
    outline: 'none',
  },
  '& .et-text': clampLines(2),
  '& .et-cell:focus-visible': {
    outline: `2px solid ${theme.tokens.primary}`,
    outlineOffset: -2,
    borderRadius: '4px',
  },
  '& .et-check, & .et-first': { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' },
  '& .et-check': { left: 0, justifyContent: 'center', padding: 0, cursor: 'default' },
  '& .et-first': { left: 'var(--check)', borderRight: `1px solid ${theme.tokens.border}` },
  '& .et-row.is-open .et-check': { boxShadow: openRowMark(theme) },
  '& .et-sortable': { cursor: 'pointer', gap: '4px', userSelect: 'none' },
  '& .et-sortable:hover': { color: theme.tokens.text },
  '& .et-sortable svg': { flexShrink: 0 },
  '& .et-sortable:not([aria-sort="ascending"], [aria-sort="descending"]) svg': { opacity: 0 },
  '& .et-sortable:hover:not([aria-sort="ascending"], [aria-sort="descending"]) svg': { opacity: 0.5 },
  // A placeholder bar for the name and one for each further column.
  '& .et-waiting': {
    gridColumn: '1 / -1',
    opacity: 0.7,
    background: [
      `linear-gradient(${theme.tokens.border}, ${theme.tokens.border}) calc(var(--check) + 10px) 50% / calc(var(--first) - 60px) 12px no-repeat`,
      `repeating-linear-gradient(90deg, transparent 0 10px, ${theme.tokens.border} 10px 110px, transparent 110px 160px) calc(var(--check) + var(--first)) 50% / 1200px 12px no-repeat`,
    ].join(', '),
  },
  '& input[type="checkbox"]': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 18,
    height: 18,
    margin: 0,
    // Looks like the checkboxes of forms and of the grid.
    border: `2px solid ${theme.tokens.borderStrong}`,
    borderRadius: '2px',
    backgroundColor: theme.tokens.surface,
    cursor: 'pointer',
    '&:checked, &:indeterminate': {
      borderColor: theme.tokens.primary,
      backgroundColor: theme.tokens.primary,
    },
    '&:checked::after': {
      content: '""',
      width: 5,
      height: 9,
      marginTop: '-2px',
      border: `solid ${theme.tokens.onPrimary}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:indeterminate::after': { content: '""', width: 8, height: 2, backgroundColor: theme.tokens.onPrimary },
  },
});
