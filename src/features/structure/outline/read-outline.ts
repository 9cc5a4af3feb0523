import type { StructureNodeInput, StructureNodeKind } from '../api';

/** A line of the list as it was understood. */
export interface OutlineNode extends StructureNodeInput {
  /** Number of the line in the text, counted from 1. */
  line: number;
  /** How far to the right it stands in the tree, counted from 0. */
  depth: number;
}

const BULLET = /^[-–—−•*·●○◦▪■□‣➢✓+\uF0A7\uF0B7]\s*/;
/** «1.», «1)», «1.2.3»: a bare number is part of a name, «1 этаж». */
const NUMBER = /^(\d+(?:\.\d+)+|\d+(?=[.)]))[.)]?\s+/;
/** As a text program copies its lists: the sign, a tab, the words. */
const MARK_AND_TAB = /^([ \u00A0]*)([-–—−•*·●○◦▪■□‣➢✓+\uF0A7\uF0B7o]|\d+(?:\.\d+)*[.)]?)\t+(?=[^\t])/;
const TAB = 4;
/** Wider than any indent of a line: what is numbered hangs on its number. */
const LEVEL = 1_000;

interface Cell {
  name: string;
  kind: StructureNodeKind;
  indent: number;
}

/** «1.2. - Пекарь» is the position «Пекарь». */
function cellOf(text: string, indent: number, isPosition: boolean): Cell {
  const plain = text.trim().replace(NUMBER, '');
  return {
    name: plain.replace(BULLET, '').trim(),
    kind: isPosition || BULLET.test(plain) ? 'position' : 'subdivision',
    indent,
  };
}

/** Spaces and tabs before the first letter, a tab as four. */
function indentOf(line: string): number {
  const lead = /^\s*/.exec(line)?.[0] ?? '';
  return [...lead].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);
}

/** «1.2.3» stands on the third level; 0 where a line bears no number. */
const levelOf = (line: string): number => NUMBER.exec(line.trim())?.[1]?.split('.').length ?? 0;

/**
 * A list that is numbered «1.», «1.1.», «1.1.1.» without indents has them in its numbers: what bears none stands under
 * the number above it. A list with indents, or numbered in one level, is left as it is.
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
 * The cells of a line. A row of a table, pasted with tabs, is a path: each cell stands under the one before it, and the
 * last of several is a position.
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
 * Subdivisions and positions of an indented list or of rows copied from a spreadsheet. The indent says what stands under
 * what; a hyphen or a bullet makes a position. Empty lines are passed over. Pure.
 */
export function readOutline(text: string): OutlineNode[] {
  const nodes: OutlineNode[] = [];
  /** The nodes above the next one, from the root. */
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
