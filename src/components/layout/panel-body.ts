/**
 * What scrolls in a panel. The bar with a form's buttons stays at the foot of all that scrolls there, also while the form
 * itself is still below: so the form draws no box that would hold the bar. What gets the focus is scrolled clear of it.
 */
export const panelBody = {
  flex: 1,
  overflowY: 'auto',
  px: 3,
  py: 2.5,
  scrollPaddingBottom: '84px',
  '& form:has([data-bar]), & fieldset:has([data-bar])': { display: 'contents' },
} as const;
