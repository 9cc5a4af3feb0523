import { safeHtml } from '@src/lib/safe-html';

const BLOCKS = 'p,li,tr,h3,h4,blockquote';

/** Returns the plain text of an edited clause, one line per block, exactly as the server does for a stored clause. */
export function plainText(html: string): string {
  const nodes = safeHtml(html);
  for (const cell of nodes.querySelectorAll('td,th')) cell.append('\t');
  for (const block of nodes.querySelectorAll(BLOCKS)) {
    block.prepend('\n');
    block.append('\n');
  }
  for (const breakLine of nodes.querySelectorAll('br')) breakLine.replaceWith('\n');
  return (nodes.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
