import type { DrawnItem } from '@domain/chart/chart-drawing';
import { positionFacts, subdivisionFacts } from '@domain/chart/chart-cards';
import { buildTree, byOrder, type TreeNode } from '@domain/tree';
import type { Scope } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type Leaders, leadersOfSubdivisions } from '@server/modules/employees/leaders.read-model';
import { FACES, firstPeopleOf, peopleCountsOf } from '@server/modules/employees/places.read-model';
import { fullName } from '@server/modules/person-name';
import { documentText } from '@server/texts';
import { listPositions, listSubdivisions, type StructureFilter } from '../structure.read-model';
import { structureScope } from '../structure.scope';

export type ChartKind = 'position' | 'subdivision';

/** A position or subdivision in the tree, before its people are read. */
export interface ChartPlace {
  id: number;
  parentId: number | null;
  name: string;
  order: number;
}

interface ChartPerson {
  id: number;
  nameFirst: string;
  nameSecond: string;
  avatarId: number | null;
}

/** A card with the data from which its people's pictures are read. */
export interface ChartCard extends DrawnItem {
  faces: readonly ChartPerson[];
}

type People = (place: ChartPlace) => Pick<ChartCard, 'isVacant' | 'caption' | 'faces'>;

const person = ({ id, nameFirst, nameSecond, avatarId }: UserRow): ChartPerson => ({
  ...{ id, nameFirst, nameSecond, avatarId },
});

/**
 * Returns the tree that the caller may see, without the branches below collapsed items, and how many items it has. `most`: no
 * more rows are read.
 */
export async function readChartTree(
  scope: Scope,
  kind: ChartKind,
  { isArchive, isOpen, most }: { isArchive: boolean; isOpen: (id: number) => boolean; most: number },
): Promise<{ nodes: TreeNode<ChartPlace>[]; count: number }> {
  const filter: StructureFilter = {
    ids: null,
    search: '',
    withArchived: isArchive,
    accessScope: structureScope(scope, 'read'),
    limit: most,
    offset: 0,
  };
  const list = kind === 'position' ? listPositions : listSubdivisions;
  const { items } = await list(scope.tx, scope.organizationId, filter);
  const places = items.map(({ id, parentId, name, order }): ChartPlace => ({
    ...{ id, parentId, name, order },
  }));
  let count = 0;
  const shown = (nodes: readonly TreeNode<ChartPlace>[]): TreeNode<ChartPlace>[] => {
    count += nodes.length;
    return nodes.map((node) => ({ ...node, items: isOpen(node.id) ? shown(node.items) : [] }));
  };
  return { nodes: shown(buildTree(places, byOrder)), count };
}

async function positionPeople({ tx, organizationId, lang }: Scope, ids: readonly number[]): Promise<People> {
  const places = { place: 'positionId', ids } as const;
  const holders = await firstPeopleOf(tx, organizationId, places, FACES);
  const counts = await peopleCountsOf(tx, organizationId, places);
  const words = {
    vacant: documentText(lang, 'chart.vacant'),
    people: (count: number) => documentText(lang, 'chart.people', { count }),
    nameOf: fullName,
  };
  return ({ id }) => positionFacts((holders.get(id) ?? []).map(person), counts.get(id) ?? 0, words);
}

/** Returns who leads a subdivision today, and how the card names them. */
function leaderOf(
  lang: Scope['lang'],
  { leader, acting }: Leaders,
  people: ReadonlyMap<number, UserRow>,
): { leader: ChartPerson | null; leaderText: string } {
  const substitute = people.get(acting.find(({ isNow }) => isNow)?.userId ?? 0);
  const today = substitute ?? leader;
  if (!today) return { leader: null, leaderText: documentText(lang, 'chart.noLeader') };
  const name = fullName(today);
  return {
    leader: person(today),
    leaderText: substitute ? documentText(lang, 'chart.acting', { name }) : name,
  };
}

async function subdivisionPeople(
  { tx, organizationId, lang }: Scope,
  ids: readonly number[],
): Promise<People> {
  const places = { place: 'subdivisionId', ids } as const;
  const staff = await firstPeopleOf(tx, organizationId, places, FACES);
  const counts = await peopleCountsOf(tx, organizationId, places);
  const { leaders, users } = await leadersOfSubdivisions(tx, organizationId, ids);
  const byId = new Map(users.map((user) => [user.id, user]));
  const people = (count: number) => documentText(lang, 'chart.people', { count });
  return ({ id }) => {
    const headed = leaderOf(lang, leaders.get(id) ?? { leader: null, acting: [] }, byId);
    return subdivisionFacts(headed, (staff.get(id) ?? []).map(person), counts.get(id) ?? 0, { people });
  };
}

/** Adds the people to the cards of a tree. */
export async function readChartCards(
  scope: Scope,
  kind: ChartKind,
  nodes: readonly TreeNode<ChartPlace>[],
): Promise<TreeNode<ChartCard>[]> {
  const ids: number[] = [];
  const collect = (branch: readonly TreeNode<ChartPlace>[]): void => {
    for (const { id, items } of branch) {
      ids.push(id);
      collect(items);
    }
  };
  collect(nodes);
  const peopleAt = await (kind === 'position' ? positionPeople : subdivisionPeople)(scope, ids);
  const withPeople = (branch: readonly TreeNode<ChartPlace>[]): TreeNode<ChartCard>[] =>
    branch.map((node) => {
      const { id, parentId, name, items } = node;
      return { id, parentId, name, ...peopleAt(node), items: withPeople(items) };
    });
  return withPeople(nodes);
}
