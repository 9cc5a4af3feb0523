import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aRole } from '../roles/support';
import { done, withoutHistory, type Stories, type StoryWorld } from './story';

/** A position that is not archived. */
export const position = ({ system, organizationId }: StoryWorld) =>
  system((tx) => aPosition(tx, { organizationId, isArchive: false }));
const subdivision = ({ system, organizationId }: StoryWorld) =>
  system((tx) => aSubdivision(tx, { organizationId }));

const ACT = 'mutation ($a: ActingLeaderInput!) { actingLeaderSave(actingLeader: $a) { id } }';
const actingLeader = async (world: StoryWorld) => ({
  subdivisionId: (await subdivision(world)).id,
  userId: (await world.person()).id,
  dateFrom: '2030-01-09',
  dateTo: '2030-01-20',
});

const structure: Stories = {
  actingLeaderSave: {
    writes: ['update subdivision'],
    call: async (world) => ({ variables: { actingLeader: await actingLeader(world) } }),
  },
  actingLeaderDelete: {
    writes: ['update subdivision'],
    call: async (world) => ({
      variables: { id: (await done<{ id: number }>(world, ACT, { a: await actingLeader(world) })).id },
    }),
  },
  positionCreate: {
    writes: ['create position'],
    call: () => ({ variables: { position: { name: 'Кассир' } } }),
  },
  positionUpdate: {
    writes: ['update position'],
    call: async (world) => ({
      variables: { position: { id: (await position(world)).id, name: 'Старший кассир' } },
    }),
  },
  positionDelete: {
    writes: ['delete position'],
    call: async (world) => ({ variables: { id: (await position(world)).id } }),
  },
  positionsUpdate: {
    writes: ['update position', 'update position'],
    call: async (world) => {
      const rows = [await position(world), await position(world)];
      return { variables: { positions: rows.map(({ id }, index) => ({ id, order: 7 + index })) } };
    },
  },
  subdivisionCreate: {
    writes: ['create subdivision'],
    call: () => ({ variables: { subdivision: { name: 'Склад' } } }),
  },
  subdivisionUpdate: {
    writes: ['update subdivision'],
    call: async (world) => ({
      variables: { subdivision: { id: (await subdivision(world)).id, name: 'Большой склад' } },
    }),
  },
  subdivisionDelete: {
    writes: ['delete subdivision'],
    call: async (world) => ({ variables: { id: (await subdivision(world)).id } }),
  },
  subdivisionsUpdate: {
    writes: ['update subdivision'],
    call: async (world) => ({
      variables: { subdivisions: [{ id: (await subdivision(world)).id, order: 9 }] },
    }),
  },
  structureRowsUpdate: {
    writes: ['update position', 'update subdivision'],
    call: async (world) => ({
      variables: {
        positions: [{ id: (await position(world)).id, vep: 'Сытые гости' }],
        subdivisions: [{ id: (await subdivision(world)).id, name: 'Кухня' }],
      },
    }),
  },
  structureOutlineRead: withoutHistory('a table becomes a text to look at', () => ({
    variables: { file: null },
    files: { 'variables.file': { name: 'Структура.csv', bytes: Buffer.from('Отдел;Должность\nЦех;Токарь') } },
  })),
  structureOutlineCreate: {
    writes: ['create position', 'create subdivision'],
    call: () => ({
      variables: {
        nodes: [
          { name: 'Цех', kind: 'subdivision' },
          { name: 'Сварщик', kind: 'position', parent: 0 },
        ],
      },
    }),
  },
  positionsRoleUpdate: {
    writes: ['update position'],
    call: async (world) => ({
      variables: { positionIds: [(await position(world)).id], roleId: await aRole(world) },
    }),
  },
};

let number = 0;
const CREATE_NODE =
  'mutation ($s: RegulationStructureInput!) { regulationStructureCreate(regulationStructure: $s) { id } }';
const node = (world: StoryWorld) =>
  done<{ id: number }>(world, CREATE_NODE, { s: { name: `Раздел ${(number += 1)}` } });

const regulationStructure: Stories = {
  regulationStructureCreate: {
    writes: ['create regulationStructure'],
    call: () => ({ variables: { regulationStructure: { name: 'Охрана труда' } } }),
  },
  regulationStructureUpdate: {
    writes: ['update regulationStructure'],
    call: async (world) => ({
      variables: { regulationStructure: { id: (await node(world)).id, name: 'Безопасность' } },
    }),
  },
  regulationStructuresUpdate: {
    writes: ['update regulationStructure'],
    call: async (world) => ({
      variables: { regulationStructures: [{ id: (await node(world)).id, order: 5 }] },
    }),
  },
  regulationStructureDelete: {
    writes: ['delete regulationStructure'],
    call: async (world) => ({ variables: { id: (await node(world)).id } }),
  },
};

/** Positions, subdivisions, regulation folders, and acting leaders. */
export const structureStories: Stories = { ...structure, ...regulationStructure };
