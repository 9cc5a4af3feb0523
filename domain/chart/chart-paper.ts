import { flattenTree, type TreeNode, type TreeSource } from '../tree';
import { type ChartLayout, layOut } from './chart-layout';

/** The maximum width of a usable layout; a wider chart is a strip in which nothing can be found. */
const maxWidth = 16_000;
/** The aspect ratio of a sheet of paper, and of most screens. */
const shape = Math.SQRT2;
const columnRows = [12, 24, 48, 96];
const levelsTried = 6;

/** Returns the required width of the sheet. */
const sheetWidth = ({ width, height }: { width: number; height: number }): number =>
  Math.max(width, height * shape);

/**
 * Lays the chart out for paper: as on the screen, or, when that is a strip of hundreds of cards, with its lower levels in
 * vertical columns, so that it fits the aspect ratio of a sheet with the largest possible names.
 */
export function layOutForPaper<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  isOpen: (id: number) => boolean,
  shown: ChartLayout<Item>,
): { layout: ChartLayout<Item>; isHung: boolean } {
  if (sheetWidth(shown) <= maxWidth) return { layout: shown, isHung: false };
  const deepest = Math.max(...flattenTree(nodes, (node) => isOpen(node.id)).map(({ depth }) => depth + 1));
  const levels = Array.from({ length: Math.min(levelsTried, deepest) }, (_, index) => index + 1);
  const tried = levels.flatMap((from) => columnRows.map((rows) => layOut(nodes, isOpen, { from, rows })));
  const best = tried.reduce((first, other) => (sheetWidth(other) < sheetWidth(first) ? other : first), shown);
  return { layout: best, isHung: best !== shown };
}
