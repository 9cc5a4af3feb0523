import { safeHtml } from '@src/lib/safe-html';

/** A text without what differs by reader and by hour: values of variables, addresses of pictures. For comparing. */
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
  /** The same picture has the same one. */
  key: string;
  html: string;
}

/** Pictures of a text, each as a text of its own. */
export function picturesIn(html: string): ShownPicture[] {
  return [...safeHtml(html).querySelectorAll('img')].map((image) => ({
    key: image.getAttribute('data-content') ?? image.getAttribute('src') ?? '',
    html: image.outerHTML,
  }));
}
