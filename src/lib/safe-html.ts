import DOMPurify from 'dompurify';

/** What our texts are made of; the server keeps the same set. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'a', 'span', 'code', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  ALLOWED_ATTR: [
    'href',
    'colspan',
    'rowspan',
    'start',
    'data-size',
    'src',
    'alt',
    'data-content',
    'data-variable',
  ],
};

/** A picture that is named by its content: whoever shows it knows its address of this hour. */
const contentId = /^[1-9]\d*$/;
const ownFile = /^\/statics\/(?!.*\.\.)/;
const sizeStyle = /<span style="font-size:\s*(14|16|18)px;?">/g;
const sizeMark = /<span data-size="(14|16|18)">/g;

/** Sizes as a style, which is how they are stored. */
export function withSizeStyles(html: string): string {
  return html.replaceAll(sizeMark, '<span style="font-size:$1px">');
}

/**
 * A stored text as nodes that are safe to show. Nodes instead of a string, because the page lets no string become
 * markup; sizes as data attributes, because it lets no style stand in markup either.
 */
export function safeHtml(html: string): DocumentFragment {
  const marked = html.replaceAll(sizeStyle, '<span data-size="$1">');
  const nodes = DOMPurify.sanitize(marked, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const image of nodes.querySelectorAll('img')) {
    const isNamed = contentId.test(image.getAttribute('data-content') ?? '');
    if (!isNamed && !ownFile.test(image.getAttribute('src') ?? '')) image.remove();
  }
  return nodes;
}
