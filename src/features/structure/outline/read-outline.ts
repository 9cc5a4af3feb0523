import type { StructureNodeInput, StructureNodeKind } from '../api';

/** A line of the list as it was understood. */
export interface OutlineNode extends StructureNodeInput {
  /** Number of the line in the text, counted from 1. */
  line: number;
  /** How far to the right it stands in the tree, counted from 0. */
  depth: number;
}

const BULLET = /^[-–—•*·]\s*/;
const NUMBER = /^\d+(?:\.\d+)*[.)]\s+/;
const TAB = 4;

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
  const lead = /^[\t \u00A0]*/.exec(line)?.[0] ?? '';
  return [...lead].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);
}

/**
 * The cells of a line. A row of a table, pasted with tabs, is a path: each cell stands under the one before it, and the
 * last of several is a position.
 */
function cellsOf(line: string): Cell[] {
  const cells = line.split('\t');
  const filled = cells.flatMap((text, column) => (text.trim() === '' ? [] : [{ text, column }]));
  const [only] = filled;
  if (filled.length === 1 && only) return [cellOf(only.text, indentOf(line), false)];
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
  for (const [number, line] of text.split(/\r?\n/).entries()) {
    for (const { name, kind, indent } of cellsOf(line)) {
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
