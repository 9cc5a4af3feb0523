import { drawingSize } from '@domain/chart/chart-drawing';
import type { PaperFormat } from '@domain/chart/chart-formats';
import { sheetFor } from '@domain/chart/chart-sheet';
import { flattenTree, type TreeNode } from '@domain/tree';
import limits from '@graphql/limits.json';
import type { CardLayout, ChartItem } from './chart-items';

interface PrintedChart {
  kind: 'position' | 'subdivision';
  format: PaperFormat;
  isArchive: boolean;
  nodes: readonly TreeNode<ChartItem>[];
  isOpen: (id: number) => boolean;
}

/**
 * Returns the address of the chart's PDF with the branches that are expanded on the screen, as the shorter of two lists; null when
 * even that one is too long for an address.
 */
export function chartFilePath({ kind, format, isArchive, nodes, isOpen }: PrintedChart): string | null {
  const branches = flattenTree(nodes).flatMap(({ node }) => (node.items.length > 0 ? [node.id] : []));
  const open = branches.filter((id) => isOpen(id));
  const closed = branches.filter((id) => !isOpen(id));
  const isOpenShorter = open.length < closed.length;
  const ids = isOpenShorter ? open : closed;
  if (ids.length > limits.chartBranches) return null;
  const query = new URLSearchParams({
    ...{ kind, format, isArchive: String(isArchive) },
    [isOpenShorter ? 'open' : 'closed']: ids.join(','),
  });
  return `/api/structure/chart.pdf?${query.toString()}`;
}

/** Whether the names would be unreadable on this sheet of paper. */
export function isTooSmallOnPaper(layout: CardLayout, format: PaperFormat): boolean {
  return sheetFor(drawingSize(layout), format).isTooSmall;
}
