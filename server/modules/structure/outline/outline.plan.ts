import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type {
  StructureNodeError,
  StructureNodeInput,
  StructureNodeKind,
  StructureNodePlan,
} from '@server/graphql/generated/types';

/** The data that the plan needs about an existing subdivision or position. */
export interface ExistingRecord {
  id: number;
  kind: StructureNodeKind;
  name: string;
  /** The parent in its own tree. */
  parentId: number | null;
  /** The subdivision of a position; null for subdivisions. */
  subdivisionId: number | null;
}

/** An existing record (`id`) or one to be created. */
export interface Planned {
  kind: StructureNodeKind;
  name: string;
  id: number | null;
  /** The parent in its own tree. */
  parent: Planned | null;
  /** The subdivision of a position. */
  subdivision: Planned | null;
  /** The number of levels in its own tree down to it. */
  depth: number;
}

export interface OutlinePlan {
  nodes: StructureNodePlan[];
  /** The records to create, parents before children. */
  toCreate: Planned[];
}

/** Normalizes a name: «Отдел  продаж» and «отдел продаж» count as the same. */
function sameName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
}

const longest = { subdivision: limits.subdivisionName, position: limits.positionName };

/** Returns the existing records, each linked to its parent. */
function recordsOf(existing: readonly ExistingRecord[]): Planned[] {
  const rows = new Map(existing.map((row) => [`${row.kind}${row.id}`, row]));
  const known = new Map<string, Planned>();
  const recordOf = (kind: StructureNodeKind, id: number | null): Planned | null => {
    const key = `${kind}${id}`;
    const row = rows.get(key);
    const before = known.get(key);
    if (!row || before) return before ?? null;
    const parent = recordOf(kind, row.parentId);
    const subdivision = recordOf('subdivision', row.subdivisionId);
    const record = { kind, name: row.name, id: row.id, parent, subdivision, depth: (parent?.depth ?? 0) + 1 };
    known.set(key, record);
    return record;
  };
  return existing.flatMap(({ kind, id }) => recordOf(kind, id) ?? []);
}

/** An index of all records by parent and name. Positions are also found by their subdivision, regardless of their superior. */
function createPlaces(existing: readonly ExistingRecord[]) {
  const places = new Map<string, Planned>();
  const numbers = new Map<Planned, number>();
  const numberOf = (record: Planned | null): number => {
    if (!record) return 0;
    const number = numbers.get(record) ?? numbers.size + 1;
    numbers.set(record, number);
    return number;
  };
  const keyOf = ({ kind, name, parent, subdivision }: Planned, isAnyParent: boolean) =>
    [kind, isAnyParent ? '*' : numberOf(parent), numberOf(subdivision), sameName(name)].join('|');
  const add = (record: Planned) => {
    const keys = [keyOf(record, false), ...(record.subdivision ? [keyOf(record, true)] : [])];
    for (const key of keys) if (!places.has(key)) places.set(key, record);
  };
  recordsOf(existing).forEach(add);
  return {
    add,
    find: (record: Planned) =>
      places.get(keyOf(record, record.parent === null && record.subdivision !== null)),
  };
}

function recordUnder(node: StructureNodeInput, above: Planned | null): Planned {
  const isPosition = node.kind === 'position';
  const parent = above?.kind === node.kind ? above : null;
  const subdivision = above?.kind === 'subdivision' ? above : (above?.subdivision ?? null);
  const name = node.name.trim().replaceAll(/\s+/g, ' ');
  const depth = (parent?.depth ?? 0) + 1;
  return { kind: node.kind, name, id: null, parent, subdivision: isPosition ? subdivision : null, depth };
}

function errorOf(record: Planned, above: Planned | null): StructureNodeError | null {
  if (record.name === '') return 'nameEmpty';
  if (record.name.length > longest[record.kind]) return 'nameTooLong';
  if (record.kind === 'subdivision' && above?.kind === 'position') return 'subdivisionUnderPosition';
  return record.depth > limits.treeDepth ? 'tooDeep' : null;
}

/**
 * Computes what an outline adds to the existing structure. Pure, so that preview and creation agree.
 * @throws {AppError} validation.range for too many lines; validation.unknown for a parent that is no earlier line
 */
export function planOutline(
  nodes: readonly StructureNodeInput[],
  existing: readonly ExistingRecord[],
): OutlinePlan {
  if (nodes.length > limits.outlineLines) {
    throw new AppError('validation.range', { field: 'nodes', params: { min: 1, max: limits.outlineLines } });
  }
  const places = createPlaces(existing);
  const records: Planned[] = [];
  const plan: OutlinePlan = { nodes: [], toCreate: [] };
  for (const node of nodes) {
    const above = node.parent === null || node.parent === undefined ? null : records[node.parent];
    if (above === undefined) throw new AppError('validation.unknown', { field: 'nodes' });
    const wanted = recordUnder(node, above);
    const error = errorOf(wanted, above);
    const there = places.find(wanted);
    records.push(there ?? wanted);
    if (there) {
      plan.nodes.push({ state: there.id === null ? 'repeated' : 'found', error });
      continue;
    }
    places.add(wanted);
    plan.toCreate.push(wanted);
    plan.nodes.push({ state: 'new', error });
  }
  return plan;
}
