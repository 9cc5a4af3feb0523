import type { Theme } from '@mui/material/styles';
import { SEARCH_CURRENT, SEARCH_HIGHLIGHT } from './use-text-search';

/** The id of the element that contains the text including the title: only this is printed. */
export const DOCUMENT_ID = 'content-document';

/** Styles that cannot be set on an element: search highlights, and printing, which shows only the document. */
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
    // Scroll containers would be printed only in their visible part.
    'html, body, #root, main': { overflow: 'visible !important', height: 'auto !important' },
  },
});
