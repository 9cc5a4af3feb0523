import { isTag, isText, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import limits from '@graphql/limits.json';
import { removeUnstorable } from '@domain/storable-text';
import { withVariables } from './variable-html';

const FONT_SIZES = [/^14px$/, /^16px$/, /^18px$/];
/**
 * Pictures are referenced by the id of their content, because addresses expire. Older texts contain addresses of public files,
 * which do not; `..` would leave the folder.
 */
const CONTENT_ID = /^[1-9]\d{0,8}$/;
const OPEN_FILE = /^\/statics\/open\/(?!.*\.\.)[\w./-]+$/;
const SPAN = /^[1-9]\d?$/;

function onlySpans(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { colspan, rowspan } = attributes;
  return {
    ...(colspan && SPAN.test(colspan) ? { colspan } : {}),
    ...(rowspan && SPAN.test(rowspan) ? { rowspan } : {}),
  };
}

function onlyPicture(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src = '', alt = '' } = attributes;
  const contentId = attributes['data-content'] ?? '';
  const text = { alt: alt.replaceAll(/\s+/g, ' ').trim().slice(0, limits.pictureAlt) };
  if (CONTENT_ID.test(contentId)) return { 'data-content': contentId, ...text };
  return OPEN_FILE.test(src) ? { src, ...text } : {};
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
    img: ['data-content', 'src', 'alt'],
    span: ['style', 'data-variable'],
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
    img: (tagName, attributes) => ({ tagName, attribs: onlyPicture(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-content'] && !attribs.src,
};

/** Sanitizes the HTML of a clause to the editor's own elements. Everything else is dropped, not rejected. */
export function cleanHtml(html: string): string {
  return withVariables(sanitizeHtml(removeUnstorable(html), OPTIONS).trim());
}

const PICTURE = /<img data-content="(\d+)"/g;

/** Returns the ids of the pictures in sanitized texts, without duplicates, in the order of their first appearance. */
export function pictureIds(clauses: readonly { html: string }[]): number[] {
  const ids = clauses.flatMap(({ html }) => [...html.matchAll(PICTURE)].map(([, id]) => Number(id)));
  return [...new Set(ids)];
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

/** Returns the text as a person reads it: lines for blocks, tabs between cells. For search, comparison and counting. */
export function plainText(html: string): string {
  const lines = parseDocument(html).children.map(textOf).join('').split('\n');
  return lines
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
