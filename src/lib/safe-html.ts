import DOMPurify from 'dompurify';

/** Tags of our texts; the server keeps the same set. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'span',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'h2',
  'h3',
  'h4',
];
const ALLOWED_ATTR = ['href', 'target', 'rel', 'colspan', 'rowspan', 'start', 'data-size'];

/** A text as nodes that are safe to show, whatever was stored. Nodes, not a string: Trusted Types let those through. */
export function safeHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_DOM_FRAGMENT: true });
}
