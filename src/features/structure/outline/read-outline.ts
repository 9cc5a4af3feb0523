import type { StructureNodeInput, StructureNodeKind } from '../api';

/** A parsed line of the list. */
export interface OutlineNode extends StructureNodeInput {
  /** The line number in the text, starting at 1. */
  line: number;
  /** The level in the tree, starting at 0. */
  depth: number;
}

const BULLET = /^[-–—−•*·●○◦▪■□‣➢✓+\uF0A7\uF0B7]\s*/;
/** «1.», «1)», «1.2.3»: a plain number is part of the name, «1 этаж». */
const NUMBER = /^(\d+(?:\.\d+)+|\d+(?=[.)]))[.)]?\s+/;
/** The format of lists copied from a word processor: the bullet, a tab, the text. */
const MARK_AND_TAB = /^([ \u00A0]*)([-–—−•*·●○◦▪■□‣➢✓+\uF0A7\uF0B7o]|\d+(?:\.\d+)*[.)]?)\t+(?=[^\t])/;
const TAB = 4;
/** Larger than any indent of a line: numbered items depend only on their number. */
const LEVEL = 1_000;

interface Cell {
  name: string;
  kind: StructureNodeKind;
  indent: number;
}

/** Parses «1.2. - Пекарь» as the position «Пекарь». */
function cellOf(text: string, indent: number, isPosition: boolean): Cell {
  const plain = text.trim().replace(NUMBER, '');
  return {
    name: plain.replace(BULLET, '').trim(),
    kind: isPosition || BULLET.test(plain) ? 'position' : 'subdivision',
    indent,
  };
}

/** Returns the spaces and tabs before the first letter; a tab counts as four. */
function indentOf(line: string): number {
  const lead = /^\s*/.exec(line)?.[0] ?? '';
  return [...lead].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);
}

/** Returns the level of a line: «1.2.3» is on the third level; 0 without a number. */
const levelOf = (line: string): number => NUMBER.exec(line.trim())?.[1]?.split('.').length ?? 0;

/**
 * Derives the indents of a list that is numbered «1.», «1.1.», «1.1.1.» without indents; a line without a number belongs under
 * the number above it. Returns null for a list with indents or with only one level of numbers.
 */
function indentedByNumbers(lines: readonly string[]): ((line: string) => number) | null {
  const numbered = lines.filter((line) => levelOf(line) > 0);
  const isFlat = numbered.every((line) => indentOf(line) === indentOf(numbered[0] ?? ''));
  if (!isFlat || !numbered.some((line) => levelOf(line) > 1)) return null;
  let level = 0;
  return (line) => {
    const own = levelOf(line);
    if (own > 0) level = own;
    return own > 0 ? own * LEVEL : level * LEVEL + 1 + indentOf(line);
  };
}

/**
 * Splits a line into cells. A table row, pasted with tabs, is a path: each cell is below the previous one, and the last of
 * several is a position.
 */
function cellsOf(given: string, indentIn: (line: string) => number): Cell[] {
  const line = given.replace(MARK_AND_TAB, (_, lead: string, mark: string) => {
    return `${lead}${mark === 'o' ? '•' : /\d$/.test(mark) ? `${mark}.` : mark} `;
  });
  const cells = line.split('\t');
  const filled = cells.flatMap((text, column) => (text.trim() === '' ? [] : [{ text, column }]));
  const [only] = filled;
  if (filled.length === 1 && only) return [cellOf(only.text, indentIn(line), false)];
  return filled.map(({ text, column }, index) =>
    cellOf(text, column * TAB, filled.length > 1 && index === filled.length - 1),
  );
}

/**
 * Parses subdivisions and positions from an indented list or from rows copied from a spreadsheet. The indent defines the
 * hierarchy; a hyphen or a bullet marks a position. Empty lines are skipped. Pure.
 */
export function readOutline(text: string): OutlineNode[] {
  const nodes: OutlineNode[] = [];
  /** The ancestors of the next node, from the root. */
  let path: { index: number; indent: number }[] = [];
  const lines = text.split(/\r?\n|\r|\u2028/);
  const indentIn = indentedByNumbers(lines) ?? indentOf;
  for (const [number, line] of lines.entries()) {
    for (const { name, kind, indent } of cellsOf(line, indentIn)) {
      path = path.filter((above) => above.indent < indent);
      const parent = path.at(-1)?.index;
      nodes.push({
        name,
        kind,
        line: number + 1,
        depth: path.length,
        ...(parent === undefined ? {} : { parent }),
      });
      path.push({ index: nodes.length - 1, indent });
    }
  }
  return nodes;
}
