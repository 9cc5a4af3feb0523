import { randomUUID } from 'node:crypto';
import render from 'dom-serializer';
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ClauseInput } from '@server/graphql/generated/resolvers';
import { fittingLevels } from '../clauses';
import { plainText } from '../clause-html';

export interface ImportedText {
  /** Of the title or the first heading; null where the document has none. */
  name: string | null;
  clauses: ClauseInput[];
}

/** A part of the text at the top level of the document. */
interface Block {
  html: string;
  text: string;
  /** 1 for a title or h1, 6 for h6; null for any other block. */
  heading: number | null;
  /** How deep the typed number goes: 2 for «1.2.»; null without one. */
  depth: number | null;
}

const HEADING = /^h([1-6])$/;
/** «1.», «1.2», «1.2.3.» before a text. Not «1)», which is a list within a clause, and not a date (01.02). */
const NUMBER = /^\s*([1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,4})(\.?)\s+(?=\S)/;

function depthOf(text: string): number | null {
  const match = NUMBER.exec(text.replaceAll('\u00a0', ' '));
  if (!match?.[1]) return null;
  const depth = match[1].split('.').length;
  // «5 дней» is no number of a clause; «1.2 Текст» is.
  return depth === 1 && match[2] === '' ? null : depth;
}

/** Takes `length` characters off the beginning of the text below a node. */
function cutText(nodes: readonly ChildNode[], length: number): number {
  let left = length;
  for (const node of nodes) {
    if (left === 0) break;
    if (isText(node)) {
      const cut = Math.min(left, node.data.length);
      node.data = node.data.slice(cut);
      left -= cut;
    } else if (isTag(node)) {
      left = cutText(node.children, left);
    }
  }
  return left;
}

function rawText(node: ChildNode): string {
  if (isText(node)) return node.data;
  return isTag(node) ? node.children.map(rawText).join('') : '';
}

function toBlock(element: Element): Block {
  const heading = HEADING.exec(element.name)?.[1];
  const raw = rawText(element).replaceAll('\u00a0', ' ');
  const depth = element.name === 'p' || heading ? depthOf(raw) : null;
  if (depth !== null) cutText(element.children, NUMBER.exec(raw)?.[0].length ?? 0);
  const inner = render(element.children, { encodeEntities: 'utf8' });
  const html = heading ? `<p><strong>${inner}</strong></p>` : render(element, { encodeEntities: 'utf8' });
  return { html, text: plainText(html), heading: heading ? Number(heading) : null, depth };
}

/** A list that Word numbered itself, as blocks: in a document without headings and typed numbers its items are the clauses. */
function listBlocks(list: Element, depth: number): Block[] {
  return list.children.filter(isTag).flatMap((item) => {
    const nested = item.children.filter(isTag).filter(({ name }) => name === 'ol');
    const own = item.children.filter((child) => !(isTag(child) && child.name === 'ol'));
    const html = `<p>${render(own, { encodeEntities: 'utf8' })}</p>`;
    const block: Block = { html, text: plainText(html), heading: null, depth };
    return [block, ...nested.flatMap((each) => listBlocks(each, depth + 1))];
  });
}

function blocksOf(html: string): Block[] {
  const elements = parseDocument(html).children.filter(isTag);
  const blocks = elements.map(toBlock);
  if (blocks.some(({ heading, depth }) => heading !== null || depth !== null)) return blocks;
  return elements.flatMap((element) => (element.name === 'ol' ? listBlocks(element, 1) : [toBlock(element)]));
}

const isStart = ({ heading, depth }: Block) => heading !== null || depth !== null;

/** The first heading names the document. It is no clause when nothing else stands on its level. */
function takeName(blocks: Block[]): { name: string | null; rest: Block[] } {
  const at = blocks.findIndex(({ heading }) => heading !== null);
  const title = blocks[at];
  if (!title || title.depth !== null) return { name: null, rest: blocks };
  const isAlone = blocks.filter(({ heading }) => heading === title.heading).length === 1;
  const isTitle = isAlone && blocks.slice(0, at).every((block) => !isStart(block));
  const hasMore = blocks.some((block) => block !== title && block.text !== '');
  return { name: title.text, rest: isTitle && hasMore ? blocks.filter((block) => block !== title) : blocks };
}

/** Levels of the blocks that begin a clause: typed numbers say it themselves, headings relative to the highest one. */
function levelsOf(starts: readonly Block[]): number[] {
  const headings = starts.flatMap(({ heading, depth }) =>
    depth === null && heading !== null ? [heading] : [],
  );
  const highest = Math.min(...headings);
  return fittingLevels(starts.map(({ heading, depth }) => depth ?? (heading ?? highest) - highest + 1));
}

/**
 * The text of a document as clauses: each begins at a heading or a typed number, and keeps the paragraphs, lists and
 * tables that follow. Without either, every block is a clause of its own.
 */
export function clausesOfHtml(html: string): ImportedText {
  const { name, rest } = takeName(
    blocksOf(html).filter(({ html: block, text }) => text !== '' || block.includes('<img')),
  );
  const hasStarts = rest.some(isStart);
  const groups: Block[][] = [];
  for (const block of rest) {
    const last = groups.at(-1);
    if (last && hasStarts && !isStart(block)) last.push(block);
    else groups.push([block]);
  }
  // What stands before the first heading begins a clause too.
  const starts = groups.flatMap(([first]) =>
    first ? [isStart(first) ? first : { ...first, depth: 1 }] : [],
  );
  const levels = levelsOf(starts);
  const clauses = groups.map((group, index) => ({
    id: randomUUID(),
    level: levels[index] ?? 1,
    html: group.map((block) => block.html).join(''),
  }));
  return { name, clauses };
}
