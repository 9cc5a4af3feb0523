import DOMPurify from 'dompurify';

/** The markup that our texts can contain; the server allows the same set. */
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

/** A picture referenced by content id; the component that renders it has its current URL. */
const contentId = /^[1-9]\d*$/;
const ownFile = /^\/statics\/(?!.*\.\.)/;
const sizeStyle = /<span style="font-size:\s*(14|16|18)px;?">/g;
const sizeMark = /<span data-size="(14|16|18)">/g;

/** Converts sizes to styles, the stored format. */
export function withSizeStyles(html: string): string {
  return html.replaceAll(sizeMark, '<span style="font-size:$1px">');
}

/**
 * Sanitizes a stored text and returns nodes. The page's policies allow neither strings as markup nor inline styles, so the result
 * is nodes and sizes are data attributes.
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
