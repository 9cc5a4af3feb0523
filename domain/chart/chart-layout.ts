import { flattenTree, type TreeNode, type TreeSource } from '../tree';
import { hierarchy, type HierarchyPointNode, tree } from 'd3-hierarchy';

export const card = { width: 216, height: 88 };
const gap = { x: 24, y: 36 };
/** The distance from the line down to a card in a column. */
const indent = 12;
/** The maximum number of leaf cards in one column; more are arranged in several columns. */
const columnLength = 8;
/** How much further to the right each nested level of a column is. */
const step = 28;

/** A layout option that arranges lower levels vertically: whole branches one below another, like the rows of a tree. */
export interface Hanging {
  /** The first level that is arranged vertically; roots are level 1. */
  from: number;
  /** The maximum number of cards in a column; branches beyond it start another column. */
  rows: number;
}

export interface ChartBox<Item extends TreeSource> {
  item: Item;
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

export interface ChartLayout<Item extends TreeSource> {
  boxes: ChartBox<Item>[];
  links: ChartLink[];
  width: number;
  height: number;
}

/** A node of the layout: one item with child nodes below it. Null for the virtual node above all roots. */
interface Place<Item extends TreeSource> {
  node: TreeNode<Item> | null;
  parentId: number | null;
  isInColumn: boolean;
  /** The nesting depth within a column of branches. */
  depth: number;
  below: Place<Item>[];
}

/** Builds a column: each node is the only child of the previous one, so that the layout reserves the column's space. */
function column<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  parentId: number | null,
): Place<Item>[] {
  const [node, ...rest] = nodes;
  return node ? [{ node, parentId, isInColumn: true, depth: 0, below: column(rest, parentId) }] : [];
}

type Row<Item extends TreeSource> = Pick<Place<Item>, 'node' | 'parentId' | 'depth'>;

function rowsBelow<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  parentId: number | null,
  isOpen: IsOpen,
  depth: number,
): Row<Item>[] {
  return nodes.flatMap((node) => [
    { node, parentId, depth },
    ...(isOpen(node.id) ? rowsBelow(node.items, node.id, isOpen, depth + 1) : []),
  ]);
}

/** Arranges branches in as few columns as possible without splitting any of them. */
function hang<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  parentId: number | null,
  isOpen: IsOpen,
  rows: number,
): Place<Item>[] {
  const columnsOf: Row<Item>[][] = [];
  for (const node of nodes) {
    const branch = rowsBelow([node], parentId, isOpen, 0);
    const last = columnsOf.at(-1);
    if (last && last.length + branch.length <= rows) last.push(...branch);
    else columnsOf.push(branch);
  }
  return columnsOf.flatMap((branches) =>
    branches.reduceRight<Place<Item>[]>((below, row) => [{ ...row, isInColumn: true, below }], []),
  );
}

function columns<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  parentId: number | null,
): Place<Item>[] {
  const count = Math.ceil(nodes.length / columnLength);
  const length = Math.ceil(nodes.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) =>
    column(nodes.slice(index * length, (index + 1) * length), parentId),
  ).flat();
}

interface Level {
  number: number;
  parentId: number | null;
}

function places<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  { number, parentId }: Level,
  isOpen: IsOpen,
  hanging: Hanging,
): Place<Item>[] {
  if (number >= hanging.from) return hang(nodes, parentId, isOpen, hanging.rows);
  const leads = (node: TreeNode<Item>) => node.items.length > 0 && isOpen(node.id);
  const alone = nodes.filter((node) => !leads(node));
  const stacked = parentId !== null && alone.length > 1 ? new Set(alone) : new Set<TreeNode<Item>>();
  const others = nodes
    .filter((node) => !stacked.has(node))
    .map((node) => ({
      node,
      parentId,
      isInColumn: false,
      depth: 0,
      below: leads(node)
        ? places(node.items, { number: number + 1, parentId: node.id }, isOpen, hanging)
        : [],
    }));
  return [...columns([...stacked], parentId), ...others];
}

type IsOpen = (id: number) => boolean;

function linkPath(
  from: { x: number; y: number },
  to: { x: number; y: number },
  { isInColumn, depth }: Pick<Place<TreeSource>, 'isInColumn' | 'depth'>,
): string {
  if (depth > 0) return `M${from.x + step / 2} ${from.y + card.height}V${to.y + card.height / 2}H${to.x}`;
  const start = { x: from.x + card.width / 2, y: from.y + card.height };
  const bend = start.y + gap.y / 2;
  if (isInColumn) {
    return `M${start.x} ${start.y}V${bend}H${to.x - indent}V${to.y + card.height / 2}H${to.x}`;
  }
  return `M${start.x} ${start.y}V${bend}H${to.x + card.width / 2}V${to.y}`;
}

const nothingHangs: Hanging = { from: Infinity, rows: 0 };

/** Computes the position of every card of the chart; leaf cards are arranged in columns below their parent. */
export function layOut<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  isOpen: IsOpen,
  hanging = nothingHangs,
): ChartLayout<Item> {
  const below = places(nodes, { number: 1, parentId: null }, isOpen, hanging);
  const start: Place<Item> = { node: null, parentId: null, isInColumn: false, depth: 0, below };
  const root = tree<Place<Item>>()
    .nodeSize([card.width + gap.x, card.height + gap.y])
    // A card further to the right in its column needs correspondingly more space.
    .separation((a, b) => 1 + (Math.max(a.data.depth, b.data.depth) * step) / (card.width + gap.x))(
    hierarchy(start, ({ below }) => below),
  );
  const drawn = root.descendants().filter(({ data }) => data.node !== null);
  const left = Math.min(0, ...drawn.map(({ x }) => x));
  const levels = new Map(flattenTree(nodes).map(({ node, depth }) => [node.id, depth + 1]));
  const boxOf = ({ data, x, y }: HierarchyPointNode<Place<Item>>): ChartBox<Item>[] => {
    const { node } = data;
    if (!node) return [];
    const { items } = node;
    return [
      {
        item: node,
        x: x - left + data.depth * step,
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
    return [{ fromId: from.item.id, toId: to.item.id, path: linkPath(from, to, data) }];
  });
  return {
    boxes,
    links,
    width: Math.max(0, ...boxes.map(({ x }) => x + card.width)),
    height: Math.max(0, ...boxes.map(({ y }) => y + card.height)),
  };
}
