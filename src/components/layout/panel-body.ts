/**
 * The scrolling part of a panel. The bar with a form's buttons must stick to the bottom of the whole panel, so the form itself
 * has no box that would contain the bar. Focused elements are scrolled clear of it.
 */
export const panelBody = {
  flex: 1,
  overflowY: 'auto',
  px: 3,
  py: 2.5,
  scrollPaddingTop: '8px',
  scrollPaddingBottom: '84px',
  '& form:has([data-bar]), & fieldset:has([data-bar])': { display: 'contents' },
} as const;
