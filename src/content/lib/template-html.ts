import { safeHtml } from '@src/lib/safe-html';

/** Returns a text without the parts that vary by reader and by hour (variable values, picture URLs), for comparison. */
export function templateHtml(html: string): string {
  const nodes = safeHtml(html);
  for (const variable of nodes.querySelectorAll('[data-variable]')) {
    variable.textContent = `{{${variable.getAttribute('data-variable') ?? ''}}}`;
  }
  for (const image of nodes.querySelectorAll('img[data-content]')) image.removeAttribute('src');
  const body = document.createElement('div');
  body.append(nodes);
  return body.innerHTML;
}

export interface ShownPicture {
  /** The same for equal pictures. */
  key: string;
  html: string;
}

/** Returns the pictures of a text, each as HTML. */
export function picturesIn(html: string): ShownPicture[] {
  return [...safeHtml(html).querySelectorAll('img')].map((image) => ({
    key: image.getAttribute('data-content') ?? image.getAttribute('src') ?? '',
    html: image.outerHTML,
  }));
}
