import { randomUUID } from 'node:crypto';
import render from 'dom-serializer';
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ClauseInput } from '@server/graphql/generated/types';
import { normalizeLevels } from '@domain/clause-levels';
import { ownNumbers } from './own-numbers';
import { plainText } from '@server/modules/content/blocks/block-html';
import { linesOf, nameCase, readFrontMatter } from './front-matter';
import { namedSection, romanSections, sectionNumber } from './section-heading';

export interface ImportedText {
  /** From the title or the first heading; null when the document has none. */
  name: string | null;
  clauses: ClauseInput[];
  /** Lines of the first page that are not clauses: the approval block, company, city and year. */
  leftOut: string[];
}

/** A top-level block of the document. */
interface Block {
  html: string;
  text: string;
  /** 1 for a title or h1, 6 for h6; null for any other block. */
  heading: number | null;
  /** The depth of the typed number: 2 for «1.2.»; null without one. */
  depth: number | null;
  /** The number in the document, «1.2» or «IV». */
  number: string | null;
  /** «Раздел 2», «II.»: a heading with its own number. */
  isSection: boolean;
}

const HEADING = /^h([1-6])$/;
const SECTION_NAME_MAX = 160;
/** «1.», «1.2», «1.2.3.» at the start of a text. This excludes «1)», which is a list within a clause, and dates (01.02). */
const NUMBER = /^\s*([1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,4})(\.?)\s+(?=\S)/;

function typedNumber(text: string): string | null {
  const [, number = '', dot] = NUMBER.exec(text.replaceAll('\u00a0', ' ')) ?? [];
  // «5 дней» is not a clause number; «1.2 Текст» is.
  return number === '' || (!number.includes('.') && dot === '') ? null : number;
}

/** Removes the first `length` characters of the text below a node. */
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

type SectionOf = (line: string) => number;

const NO_NUMBER = { number: null, depth: null, section: 0 };

/** Reads the number of a line and its depth, or the length of a section's number. */
function readNumber(line: string, sectionOf: SectionOf) {
  const number = typedNumber(line);
  if (number !== null) return { number, depth: number.split('.').length, section: 0 };
  const section = sectionOf(line);
  return { number: section > 0 ? sectionNumber(line.slice(0, section)) : null, depth: null, section };
}

function toBlock(element: Element, sectionOf: SectionOf): Block {
  const heading = HEADING.exec(element.name)?.[1];
  const raw = rawText(element).replaceAll('\u00a0', ' ');
  const isLine = element.name === 'p' || heading !== undefined;
  const { number, depth, section } = isLine ? readNumber(raw, sectionOf) : NO_NUMBER;
  const cut = depth === null ? section : (NUMBER.exec(raw)?.[0].length ?? 0);
  // A section heading that consists only of its number keeps it for now: its name may be on the next line.
  if (cut < raw.trimEnd().length) cutText(element.children, cut);
  const inner = render(element.children, { encodeEntities: 'utf8' });
  const html = heading ? `<p><strong>${inner}</strong></p>` : render(element, { encodeEntities: 'utf8' });
  return {
    html,
    text: plainText(html),
    heading: heading ? Number(heading) : null,
    depth,
    number,
    isSection: section > 0,
  };
}

/** Returns a list that Word numbered as blocks: in a document without headings and typed numbers, its items are the clauses. */
function listBlocks(list: Element, depth: number): Block[] {
  return list.children.filter(isTag).flatMap((item) => {
    const nested = item.children.filter(isTag).filter(({ name }) => name === 'ol');
    const own = item.children.filter((child) => !(isTag(child) && child.name === 'ol'));
    const html = `<p>${render(own, { encodeEntities: 'utf8' })}</p>`;
    const block: Block = {
      html,
      text: plainText(html),
      heading: null,
      depth,
      number: null,
      isSection: false,
    };
    return [block, ...nested.flatMap((item) => listBlocks(item, depth + 1))];
  });
}

const isStart = ({ heading, depth, isSection }: Block) => heading !== null || depth !== null || isSection;

/** A heading whose level is not determined by a typed number. */
const isPlainHeading = ({ heading, depth, isSection }: Block): boolean =>
  isSection || (heading !== null && depth === null);

/** Joins a section heading that is only «Раздел 2» with the line below it, which is its name. */
function joinNames(blocks: readonly Block[]): Block[] {
  const isBare = (block: Block | undefined) => block?.isSection === true && namedSection(block.text) > 0;
  return blocks.flatMap((block, index) => {
    const [before, next] = [blocks[index - 1], blocks[index + 1]];
    if (isBare(before) && isSectionName(block)) return [];
    return isBare(block) && next && isSectionName(next)
      ? [{ ...next, isSection: true, number: block.number }]
      : [block];
  });
}

const isSectionName = (block: Block): boolean =>
  !block.isSection &&
  block.depth === null &&
  block.text.length <= SECTION_NAME_MAX &&
  !block.text.endsWith('.');

function blocksOf(html: string): Block[] {
  const elements = parseDocument(html).children.filter(isTag);
  const isRoman = romanSections(
    elements.filter(({ name }) => name === 'p' || HEADING.test(name)).map(rawText),
  );
  const sectionOf: SectionOf = (line) => namedSection(line) || isRoman(line);
  const blocks = elements.map((element) => toBlock(element, sectionOf));
  if (blocks.some(isStart)) return joinNames(blocks.filter(hasContent));
  return elements
    .flatMap((element) => (element.name === 'ol' ? listBlocks(element, 1) : [toBlock(element, sectionOf)]))
    .filter(hasContent);
}

const hasContent = ({ html, text }: Block): boolean => text !== '' || html.includes('<img');
/** Takes the first heading as the name of the document. It is not a clause when nothing else is on its level. */
function takeName(blocks: Block[]): { name: string | null; rest: Block[] } {
  const at = blocks.findIndex(({ heading }) => heading !== null);
  const title = blocks[at];
  if (!title || title.depth !== null || title.isSection) return { name: null, rest: blocks };
  const isAlone =
    blocks.filter((block) => isPlainHeading(block) && !block.isSection && block.heading === title.heading)
      .length === 1;
  const isTitle = isAlone && blocks.slice(0, at).every((block) => !isStart(block));
  const hasMore = blocks.some((block) => block !== title && block.text !== '');
  return {
    name: nameCase(title.text),
    rest: isTitle && hasMore ? blocks.filter((block) => block !== title) : blocks,
  };
}

/**
 * Splits off the text before the first clause, without the approval block and the name; a name from a heading takes precedence
 * over one from the text.
 */
function takeFront(blocks: Block[]): { name: string | null; rest: Block[]; leftOut: Block[] } {
  const titled = takeName(blocks);
  const first = titled.rest.findIndex(isStart);
  const front = readFrontMatter(first < 0 ? titled.rest : titled.rest.slice(0, first), first >= 0);
  const rest = [...front.rest, ...(first < 0 ? [] : titled.rest.slice(first))];
  // A document that contains nothing else keeps it as its text.
  if (rest.length === 0) return { ...titled, leftOut: [] };
  return { name: titled.name ?? front.name, rest, leftOut: front.leftOut };
}

/**
 * Returns the levels of the blocks that start a clause. Typed numbers determine their own level; headings are relative to the
 * highest one. Below sections and headings without a number, «1.» counts within them, while «1.1» already includes their number.
 */
function levelsOf(starts: readonly Block[]): number[] {
  const ranks = starts.flatMap(({ heading, depth, isSection }) =>
    depth === null && heading !== null && !isSection ? [heading] : [],
  );
  const highest = Math.min(...ranks);
  const hasSections = starts.some(({ isSection }) => isSection);
  const isWithin = starts.some((block) => !isPlainHeading(block) && block.depth === 1);
  let above = 0;
  const levels = starts.map((block) => {
    const { heading, depth } = block;
    if (!isPlainHeading(block)) return (isWithin ? above : 0) + (depth ?? 1);
    above = block.isSection ? 1 : (heading ?? highest) - highest + (hasSections ? 2 : 1);
    return above;
  });
  return normalizeLevels(levels);
}

/** The levels and numbers of the blocks that start a clause. */
function placesOf(starts: readonly Block[]) {
  const levels = levelsOf(starts);
  const numbered = starts.map(({ number, depth }, index) => {
    return { level: levels[index] ?? 1, number, depth };
  });
  const numbers = ownNumbers(numbered);
  return numbered.map(({ level }, index) => ({ level, ownNumber: numbers[index] ?? null }));
}

/**
 * Splits the text of a document into clauses: each starts at a heading or a typed number and contains the paragraphs, lists and
 * tables that follow. Without either, every block is a separate clause.
 */
export function clausesOfHtml(html: string): ImportedText {
  const { name, rest, leftOut } = takeFront(blocksOf(html));
  const hasStarts = rest.some(isStart);
  const groups: Block[][] = [];
  for (const block of rest) {
    const last = groups.at(-1);
    if (last && hasStarts && !isStart(block)) last.push(block);
    else groups.push([block]);
  }
  // Text before the first number starts a clause too, and must not take that number.
  const before = rest.some(({ number }) => number === '1') ? '0' : null;
  const starts = groups.flatMap(([first]) =>
    first ? [isStart(first) ? first : { ...first, depth: 1, number: before }] : [],
  );
  const places = placesOf(starts);
  const clauses = groups.map((group, index) => ({
    id: randomUUID(),
    ...(places[index] ?? { level: 1 }),
    html: group.map((block) => block.html).join(''),
  }));
  return { name, clauses, leftOut: leftOut.flatMap(linesOf) };
}
