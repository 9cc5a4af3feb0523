import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';

/** Pictures as data URLs by their `src` or their `pictureKey`; missing ones are left out. */
export type Pictures = ReadonlyMap<string, string>;

type Marks = Omit<ContentText, 'text'>;

const MARKS: Readonly<Record<string, Marks>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { decoration: 'underline' },
  s: { decoration: 'lineThrough' },
  code: { background: '#f0f0f0' },
};
const HEADINGS: Readonly<Record<string, Marks>> = {
  h3: { bold: true, fontSize: 12 },
  h4: { bold: true, fontSize: 11 },
};
const INLINE = new Set(['strong', 'em', 'u', 's', 'code', 'a', 'span', 'br']);
const PARAGRAPH: Marks = { margin: [0, 0, 0, 4] };
const PAGE_WIDTH = 480;

function runs(nodes: readonly ChildNode[], marks: Marks): ContentText[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [{ ...marks, text: node.data.replaceAll(/\s+/g, ' ') }];
    if (!isTag(node)) return [];
    if (node.name === 'br') return [{ ...marks, text: '\n' }];
    const link = node.name === 'a' ? { link: node.attribs.href ?? '', color: '#1a56db' } : {};
    return runs(node.children, { ...marks, ...MARKS[node.name], ...link });
  });
}

/** Returns the rows of a table, all of one length: merged cells are followed by empty ones, as pdfmake requires. */
function tableRows(table: Element, pictures: Pictures): TableCell[][] {
  const rows = table.children
    .filter(isTag)
    .flatMap((child) => (child.name === 'tr' ? [child] : child.children.filter(isTag)))
    .map((row) =>
      row.children.filter(isTag).flatMap((cell): TableCell[] => {
        const span = Number(cell.attribs.colspan ?? 1);
        const stack = blocks(cell.children, pictures, cell.name === 'th' ? { bold: true } : {});
        return [{ stack, colSpan: span }, ...Array.from({ length: span - 1 }, () => ({}))];
      }),
    );
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => ({ text: '' }))]);
}

function table(element: Element, pictures: Pictures): Content[] {
  const body = tableRows(element, pictures);
  const width = body[0]?.length ?? 0;
  if (width === 0) return [];
  const widths = Array.from({ length: width }, () => '*');
  return [{ table: { body, widths }, layout: 'thin', margin: [0, 2, 0, 6] }];
}

function list(element: Element, pictures: Pictures): Content[] {
  const items: Content[] = element.children
    .filter(isTag)
    .map((item) => ({ stack: blocks(item.children, pictures) }));
  const margin: [number, number, number, number] = [8, 0, 0, 4];
  return [element.name === 'ol' ? { ol: items, margin } : { ul: items, margin }];
}

function block(element: Element, pictures: Pictures, marks: Marks): Content[] {
  if (element.name === 'ul' || element.name === 'ol') return list(element, pictures);
  if (element.name === 'table') return table(element, pictures);
  if (element.name === 'img') {
    const { src = '', 'data-content': contentId } = element.attribs;
    const image = pictures.get(contentId === undefined ? src : pictureKey(contentId));
    return image ? [{ image, fit: [PAGE_WIDTH, 400], margin: [0, 2, 0, 6] }] : [];
  }
  if (element.name === 'blockquote') {
    return [
      { stack: blocks(element.children, pictures, { ...marks, italics: true }), margin: [12, 0, 0, 4] },
    ];
  }
  return blocks(element.children, pictures, { ...marks, ...HEADINGS[element.name] });
}

/** Converts nodes to blocks: adjacent texts and marks become one paragraph, and everything between them a separate block. */
function blocks(nodes: readonly ChildNode[], pictures: Pictures, marks: Marks = {}): Content[] {
  const content: Content[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    const text = runs(line, marks);
    line = [];
    if (text.some((run) => typeof run.text === 'string' && run.text.trim() !== ''))
      content.push({ text, ...PARAGRAPH });
  };
  for (const node of nodes) {
    if (isTag(node) && !INLINE.has(node.name)) {
      endLine();
      content.push(...block(node, pictures, marks));
    } else {
      line.push(node);
    }
  }
  endLine();
  return content;
}

/** Converts the sanitized HTML of a clause to the content of a PDF; `first`: the style of its first block. */
export function htmlContent(html: string, pictures: Pictures, first: Marks = {}): Content[] {
  const nodes = parseDocument(html).children;
  const end = nodes.findIndex((node) => isTag(node) && !INLINE.has(node.name)) + 1;
  return [...blocks(nodes.slice(0, end), pictures, first), ...blocks(nodes.slice(end), pictures)];
}

/** Returns the key of a picture that a text refers to by the id of its content. */
export function pictureKey(contentId: number | string): string {
  return `content:${contentId}`;
}

/** Returns the addresses of the pictures in the HTML. */
export function pictureSources(html: string): string[] {
  return [...html.matchAll(/<img[^<>]*\ssrc="([^"]+)"/g)].flatMap(([, src]) => src ?? []);
}
