import type { Tokens } from '../tokens';

/** What holds for every page, whatever component draws it. */
export function baseline(tokens: Tokens) {
  return {
    body: {
      fontVariantNumeric: 'tabular-nums',
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'break-word',
    },
    '::selection': { backgroundColor: tokens.primarySoft },
    ':focus-visible': { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 },
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
