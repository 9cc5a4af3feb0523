import type { Tokens } from '../tokens';

const numberCells = '.MuiTableCell-alignRight, .MuiDataGrid-cell--textRight';

/** What holds for every page, whatever component draws it. */
export function baseline(tokens: Tokens) {
  return {
    // Whatever gets the focus is scrolled clear of the bars above and below.
    html: { scrollPaddingTop: 72, scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 12px)' },
    // Figures of one width belong below each other: in columns of numbers, not into a sentence, a code or an address.
    [numberCells]: { fontVariantNumeric: 'tabular-nums' },
    body: {
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
    },
    '::selection': { backgroundColor: tokens.primarySoft },
    ':focus-visible': { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 },
    // What scrolls by itself fills its card, which would cut a ring around it.
    '[role="region"][tabindex="0"]:focus-visible': { outlineOffset: -2 },
    // The whole chart answers to the arrow keys.
    '.MuiChartsSurface-root:has(:focus-visible)': {
      outline: `2px solid ${tokens.primary}`,
      outlineOffset: -2,
    },
    a: { color: tokens.primary },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  } as const;
}
