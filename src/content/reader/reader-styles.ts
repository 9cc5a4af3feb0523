import type { Theme } from '@mui/material/styles';
import { SEARCH_CURRENT, SEARCH_HIGHLIGHT } from './use-text-search';

/** The id of the element that holds the text, title included: the one thing that is printed. */
export const DOCUMENT_ID = 'content-document';

/** What cannot be said on an element: found words, and the paper, on which only the document stands. */
export const readerStyles = ({ tokens }: Theme) => ({
  [`::highlight(${SEARCH_HIGHLIGHT})`]: { backgroundColor: tokens.accentSoft, color: tokens.accentText },
  [`::highlight(${SEARCH_CURRENT})`]: { backgroundColor: tokens.accent, color: '#2A1B03' },
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${DOCUMENT_ID}, #${DOCUMENT_ID} *`]: { visibility: 'visible' },
    [`#${DOCUMENT_ID}`]: {
      position: 'absolute !important',
      top: 0,
      left: 0,
      width: '100%',
      border: '0 !important',
      color: '#000',
      background: '#fff',
    },
    // Scrolling frames would print only what is seen.
    'html, body, #root, main': { overflow: 'visible !important', height: 'auto !important' },
  },
});
