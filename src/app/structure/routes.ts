import { type AppRoute, digits } from '@src/lib/route-types';

const title = 'navigation:structure';

/** `/structure`: the trees of positions and subdivisions, and both as a flat list. */
export const structureRoutes: AppRoute[] = [
  {
    path: 'structure',
    words: ['structure'],
    title,
    access: 'structure.read',
    load: async () => (await import('@src/features/structure/pages/StructurePage')).StructurePage,
    children: [
      { path: '', redirect: '/structure/positions' },
      {
        path: 'positions',
        title,
        load: async () => (await import('@src/features/structure/pages/PositionsPage')).PositionsPage,
        children: [
          {
            path: 'new',
            title,
            access: 'structure.write',
            load: async () => (await import('@src/features/structure/pages/PositionPanel')).NewPosition,
          },
          {
            path: ':id',
            title,
            params: { id: digits },
            load: async () => (await import('@src/features/structure/pages/PositionPanel')).PositionPanel,
          },
        ],
      },
      {
        path: 'employees',
        title,
        load: async () => (await import('@src/features/structure/pages/SubdivisionsPage')).SubdivisionsPage,
        children: [
          {
            path: 'new',
            title,
            access: 'structure.write',
            load: async () => (await import('@src/features/structure/pages/SubdivisionPanel')).NewSubdivision,
          },
          {
            path: ':id',
            title,
            params: { id: digits },
            load: async () =>
              (await import('@src/features/structure/pages/SubdivisionPanel')).SubdivisionPanel,
          },
        ],
      },
      {
        path: 'regulations',
        title,
        access: 'structure.read.everywhere',
        load: async () =>
          (await import('@src/features/structure/pages/RegulationStructurePage')).RegulationStructurePage,
        children: [
          {
            path: 'new',
            title,
            access: 'structure.write.everywhere',
            load: async () =>
              (await import('@src/features/structure/pages/RegulationStructurePanel')).NewRegulationStructure,
          },
          {
            path: ':id',
            title,
            params: { id: digits },
            load: async () =>
              (await import('@src/features/structure/pages/RegulationStructurePanel'))
                .RegulationStructurePanel,
          },
        ],
      },
      {
        path: 'list',
        title,
        load: async () => (await import('@src/features/structure/pages/StructureListPage')).StructureListPage,
      },
    ],
  },
];
