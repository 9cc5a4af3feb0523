import { isTag, isText, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

const FONT_SIZES = [/^14px$/, /^16px$/, /^18px$/];
/** Files of our own storage only; `..` would lead out of it. */
const OWN_FILE = /^\/statics\/(?!.*\.\.)[\w./-]+$/;
const SPAN = /^[1-9]\d?$/;

function onlySpans(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { colspan, rowspan } = attributes;
  return {
    ...(colspan && SPAN.test(colspan) ? { colspan } : {}),
    ...(rowspan && SPAN.test(rowspan) ? { rowspan } : {}),
  };
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'code', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt'],
    span: ['style'],
  },
  allowedStyles: { span: { 'font-size': FONT_SIZES } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    td: (tagName, attributes) => ({ tagName, attribs: onlySpans(attributes) }),
    th: (tagName, attributes) => ({ tagName, attribs: onlySpans(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_FILE.test(attribs.src ?? ''),
};

/** The HTML of a clause with nothing in it but the editor's own elements. Whatever else was sent is dropped, not refused. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

const BLOCKS = new Set([
  'p',
  'li',
  'ul',
  'ol',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'br',
  'div',
]);
const CELLS = new Set(['td', 'th']);

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data.replaceAll(/\s+/g, ' ');
  if (!isTag(node)) return '';
  const inner = node.children.map(textOf).join('');
  if (BLOCKS.has(node.name)) return `\n${inner}\n`;
  return CELLS.has(node.name) ? `${inner}\t` : inner;
}

/** What a person reads of it: lines for blocks, tabs between cells. For search, comparison and counting. */
export function plainText(html: string): string {
  const lines = parseDocument(html).children.map(textOf).join('').split('\n');
  return lines
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
