import { flattenTree, type TreeNode } from '@src/lib/tree';
import { hierarchy, type HierarchyPointNode, tree } from 'd3-hierarchy';
import type { ChartItem } from './chart-items';

export const card = { width: 216, height: 88 };
const gap = { x: 24, y: 36 };
/** From the line down to a card of a column. */
const indent = 12;
/** More of those who lead nobody stand in several columns. */
const columnLength = 8;

export interface ChartBox {
  item: ChartItem;
  x: number;
  y: number;
  level: number;
  childIds: readonly number[];
  isOpen: boolean;
}

export interface ChartLink {
  fromId: number;
  toId: number;
  path: string;
}

export interface ChartLayout {
  boxes: ChartBox[];
  links: ChartLink[];
  width: number;
  height: number;
}

/** A place of the drawing: one item, below it other places. Null: above all that report to nobody. */
interface Place {
  node: TreeNode<ChartItem> | null;
  parentId: number | null;
  isInColumn: boolean;
  below: Place[];
}

/** One under another: each is the only child of the one before, so that the layout keeps their column free. */
function column(nodes: readonly TreeNode<ChartItem>[], parentId: number | null): Place[] {
  const [node, ...rest] = nodes;
  return node ? [{ node, parentId, isInColumn: true, below: column(rest, parentId) }] : [];
}

function columns(nodes: readonly TreeNode<ChartItem>[], parentId: number | null): Place[] {
  const count = Math.ceil(nodes.length / columnLength);
  const length = Math.ceil(nodes.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) =>
    column(nodes.slice(index * length, (index + 1) * length), parentId),
  ).flat();
}

function places(nodes: readonly TreeNode<ChartItem>[], parentId: number | null, isOpen: IsOpen): Place[] {
  const leads = (node: TreeNode<ChartItem>) => node.items.length > 0 && isOpen(node.id);
  const alone = nodes.filter((node) => !leads(node));
  const stacked = parentId !== null && alone.length > 1 ? new Set(alone) : new Set<TreeNode<ChartItem>>();
  const others = nodes
    .filter((node) => !stacked.has(node))
    .map((node) => ({
      node,
      parentId,
      isInColumn: false,
      below: leads(node) ? places(node.items, node.id, isOpen) : [],
    }));
  return [...columns([...stacked], parentId), ...others];
}

type IsOpen = (id: number) => boolean;

function linkPath(from: { x: number; y: number }, to: { x: number; y: number }, isInColumn: boolean): string {
  const start = { x: from.x + card.width / 2, y: from.y + card.height };
  const bend = start.y + gap.y / 2;
  if (isInColumn) {
    return `M${start.x} ${start.y}V${bend}H${to.x - indent}V${to.y + card.height / 2}H${to.x}`;
  }
  return `M${start.x} ${start.y}V${bend}H${to.x + card.width / 2}V${to.y}`;
}

/** Where every card of the chart stands; those who lead nobody stand in columns under their head. */
export function layOut(nodes: readonly TreeNode<ChartItem>[], isOpen: IsOpen): ChartLayout {
  const start: Place = { node: null, parentId: null, isInColumn: false, below: places(nodes, null, isOpen) };
  const root = tree<Place>()
    .nodeSize([card.width + gap.x, card.height + gap.y])
    .separation(() => 1)(hierarchy(start, ({ below }) => below));
  const drawn = root.descendants().filter(({ data }) => data.node !== null);
  const left = Math.min(0, ...drawn.map(({ x }) => x));
  const levels = new Map(flattenTree(nodes).map(({ node, depth }) => [node.id, depth + 1]));
  const boxOf = ({ data, x, y }: HierarchyPointNode<Place>): ChartBox[] => {
    const { node } = data;
    if (!node) return [];
    const { items, ...item } = node;
    return [
      {
        item,
        x: x - left,
        y: y - card.height - gap.y,
        level: levels.get(node.id) ?? 1,
        childIds: items.map(({ id }) => id),
        isOpen: items.length > 0 && isOpen(node.id),
      },
    ];
  };
  const boxes = drawn.flatMap(boxOf);
  const byId = new Map(boxes.map((box) => [box.item.id, box]));
  const links = drawn.flatMap(({ data }): ChartLink[] => {
    const to = byId.get(data.node?.id ?? 0);
    const from = byId.get(data.parentId ?? 0);
    if (!from || !to) return [];
    return [{ fromId: from.item.id, toId: to.item.id, path: linkPath(from, to, data.isInColumn) }];
  });
  return {
    boxes,
    links,
    width: Math.max(0, ...boxes.map(({ x }) => x + card.width)),
    height: Math.max(0, ...boxes.map(({ y }) => y + card.height)),
  };
}
