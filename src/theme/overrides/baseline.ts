import { edges, type Tokens } from '../tokens';

const numberCells = '.MuiTableCell-alignRight, .MuiDataGrid-cell--textRight';

/** Styles for every page, independent of its components. */
export function baseline(tokens: Tokens) {
  return {
    // A focused element is scrolled clear of the bars above and below.
    html: { scrollPaddingTop: edges.below(72), scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 12px)' },
    // Digits of equal width are for columns of numbers, not for sentences, codes or addresses.
    [numberCells]: { fontVariantNumeric: 'tabular-nums' },
    body: {
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
    },
    '::selection': { backgroundColor: tokens.primarySoft },
    ':focus-visible': { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 },
    // A scroll container fills its card, which would clip an outer focus ring.
    ':is([role="region"], [role="group"])[tabindex="0"]:focus-visible': { outlineOffset: -2 },
    // The whole chart handles the arrow keys.
    '.MuiChartsSurface-root:has(:focus-visible)': {
      outline: `2px solid ${tokens.primary}`,
      outlineOffset: -2,
    },
    a: { color: tokens.primary },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // A duration, however short, would be a transition of all properties of all elements.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  } as const;
}
