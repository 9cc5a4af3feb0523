import { allPages, uncachedPageOptions, readUncached } from '@src/api/all-pages';
import {
  api as generated,
  type ActingHeadFieldsFragment,
  type CoverageCellFieldsFragment,
  type CoverageCellQuery,
  type CoverageQuery,
  type OutlinePlanFragment,
  type PositionCardFragment,
  type PositionNodeFragment,
  type RegulationChoicesQuery,
  type RegulationStructureNodeFragment,
  type StructureFaceFragment,
  type StructureRefusalFragment,
  type StructurePersonFragment,
  type SubdivisionNodeFragment,
} from '@src/api/generated/structure';
import { api as assignments, type AssignmentRuleFieldsFragment } from '@src/api/generated/assignments';
import { api as roles } from '@src/api/generated/roles';
import { keepCurrent, reference } from '@src/api/reference';
import { contentTags } from '@src/api/content-tags';
import { listTag, listTags, recordTag, referenceTag } from '@src/api/tags';
import { DEFAULT_OBJECT_TYPE } from '@domain/object-types';

export type {
  AssignmentRuleInput,
  PositionInput,
  StructureNodeInput,
  StructureNodeKind,
  SubdivisionInput,
} from '@src/api/generated/types';
export type ActingHead = ActingHeadFieldsFragment;
export type AssignmentRule = AssignmentRuleFieldsFragment;
export type CoverageCell = CoverageCellFieldsFragment;
export type CoverageDetail = NonNullable<CoverageCellQuery['coverageCell']>;
export type CoverageAnswer = CoverageQuery;
export type CoveragePosition = CoverageQuery['coverage']['positions'][number];
export type CoverageRegulation = CoverageQuery['coverage']['regulations'][number];
export type OutlinePlan = OutlinePlanFragment;
export type PositionCard = PositionCardFragment;
export type PositionNode = PositionNodeFragment;
export type RegulationStructureNode = RegulationStructureNodeFragment;
export type SubdivisionNode = SubdivisionNodeFragment;
export type StructureFace = StructureFaceFragment;
export type StructureRejection = StructureRefusalFragment;
export type StructurePerson = StructurePersonFragment;

const { positions, regulationChoices: choices, regulationStructures, subdivisions } = generated.endpoints;

const withAll = generated.injectEndpoints({
  endpoints: (build) => ({
    allPositions: build.query<PositionNode[], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (
              await readUncached(() =>
                dispatch(positions.initiate({ ...range, isArchive: true, isOwn: true }, uncachedPageOptions)),
              )
            ).positions,
        ),
      providesTags: [referenceTag('position')],
      onCacheEntryAdded: (_none, life) => keepCurrent(life, { ...reference.positions, isNarrowed: true }),
    }),
    allRegulationStructures: build.query<RegulationStructureNode[], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (
              await readUncached(() =>
                dispatch(regulationStructures.initiate({ ...range, isArchive: true }, uncachedPageOptions)),
              )
            ).regulationStructures,
        ),
      providesTags: [referenceTag('regulationStructure')],
      onCacheEntryAdded: (_none, life) => keepCurrent(life, reference.regulationStructures),
    }),
    /** The regulations that a leaf can be linked to. */
    allRegulationChoices: build.query<RegulationChoicesQuery['regulations']['items'], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (await readUncached(() => dispatch(choices.initiate(range, uncachedPageOptions)))).regulations,
        ),
      providesTags: (items) => ['Content', ...contentTags(DEFAULT_OBJECT_TYPE).ofList(items)],
    }),
    allSubdivisions: build.query<SubdivisionNode[], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (
              await readUncached(() =>
                dispatch(
                  subdivisions.initiate({ ...range, isArchive: true, isOwn: true }, uncachedPageOptions),
                ),
              )
            ).subdivisions,
        ),
      providesTags: [referenceTag('subdivision')],
      onCacheEntryAdded: (_none, life) => keepCurrent(life, { ...reference.subdivisions, isNarrowed: true }),
    }),
  }),
});

const regulationStructureTags = [listTag('RegulationStructure'), referenceTag('regulationStructure')];
const positionTags = (ids: readonly number[]) => [
  listTag('Position'),
  referenceTag('position'),
  ...ids.map((id) => recordTag('Position', id)),
  'Search' as const,
];
const subdivisionTags = (ids: readonly number[]) => [
  listTag('Subdivision'),
  referenceTag('subdivision'),
  ...ids.map((id) => recordTag('Subdivision', id)),
  'Search' as const,
];

const previewTags = ['Subdivision', 'User', 'Assignment', 'AssignmentRule'] as const;

/** A leader is shown with subdivisions and people, and steps of adaptation plans can be the leader's turn. */
const headTags = [
  'Subdivision',
  'User',
  'Adaptation',
  'Today',
  'Organization',
  referenceTag('subdivision'),
] as const;

/** Required assignments change with people, positions, rules and regulations. */
const coverageTags = ['Position', 'Subdivision', 'User', 'Assignment', 'AssignmentRule', 'Content'] as const;

const structureApi = withAll.enhanceEndpoints({
  endpoints: {
    actingHeadSave: { invalidatesTags: [...headTags] },
    actingHeadDelete: { invalidatesTags: [...headTags] },
    coverage: { providesTags: [...coverageTags] },
    coverageCells: { providesTags: [...coverageTags] },
    coverageCell: { providesTags: [...coverageTags] },
    position: { providesTags: (_answer, _error, { id }) => [recordTag('Position', id)] },
    positionHolders: { providesTags: (answer) => listTags('User', answer?.users.items) },
    positionCreate: { invalidatesTags: [...positionTags([]), 'Organization'] },
    positionUpdate: {
      invalidatesTags: (_answer, _error, { position }) => positionTags(position.id ? [position.id] : []),
    },
    positionDelete: { invalidatesTags: (_answer, _error, { id }) => positionTags([id]) },
    positionsUpdate: {
      invalidatesTags: (_answer, _error, { positions }) =>
        positionTags([positions].flat().flatMap(({ id }) => id ?? [])),
      // Optimistic update: the rows stay where they were dropped; a rejection reverts them.
      onQueryStarted: async ({ positions }, { dispatch, queryFulfilled }) => {
        const changes = new Map([positions].flat().map((change) => [change.id, change]));
        const patch = dispatch(
          withAll.util.updateQueryData('allPositions', undefined, (items) => {
            for (const item of items) place(item, changes.get(item.id));
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    },
    // A preview is valid only for a moment, so it is refetched each time and whenever something changes.
    structureRowsPreview: { providesTags: [...previewTags], keepUnusedDataFor: 0 },
    structureRowsUpdate: {
      invalidatesTags: (answer) =>
        answer
          ? [
              ...positionTags(answer.structureRowsUpdate.positions.map(({ id }) => id)),
              ...subdivisionTags(answer.structureRowsUpdate.subdivisions.map(({ id }) => id)),
            ]
          : [],
      // The saved values are put into the cached rows immediately, before they are refetched.
      onQueryStarted: async (_rows, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { positions: changed, subdivisions: placed } = answer.data.structureRowsUpdate;
        dispatch(withAll.util.updateQueryData('allPositions', undefined, (items) => renew(items, changed)));
        dispatch(withAll.util.updateQueryData('allSubdivisions', undefined, (items) => renew(items, placed)));
      },
    },
    subdivisionsUpdatePreview: { providesTags: [...previewTags], keepUnusedDataFor: 0 },
    userPlacePreview: { providesTags: [...previewTags], keepUnusedDataFor: 0 },
    userPlaceUpdate: {
      invalidatesTags: (_answer, _error, { user }) => [
        listTag('User'),
        recordTag('User', user.id ?? 0),
        'Subdivision',
        'Position',
        'Assignment',
      ],
    },
    structurePerson: { providesTags: (answer) => listTags('User', answer?.users.items) },
    structureOutlinePlan: { providesTags: ['Position', 'Subdivision'] },
    structureOutlineCreate: {
      invalidatesTags: [...positionTags([]), ...subdivisionTags([]), 'Organization'],
    },
    regulationStructureCreate: { invalidatesTags: regulationStructureTags },
    regulationStructureUpdate: { invalidatesTags: regulationStructureTags },
    regulationStructureDelete: { invalidatesTags: regulationStructureTags },
    regulationStructuresUpdate: { invalidatesTags: regulationStructureTags },
    subdivision: { providesTags: (_answer, _error, { id }) => [recordTag('Subdivision', id)] },
    subdivisionPeople: { providesTags: (answer) => listTags('User', answer?.users.items) },
    subdivisionCreate: { invalidatesTags: [...subdivisionTags([]), 'Organization'] },
    subdivisionUpdate: {
      invalidatesTags: (_answer, _error, { subdivision }) =>
        subdivisionTags(subdivision.id ? [subdivision.id] : []),
    },
    subdivisionDelete: { invalidatesTags: (_answer, _error, { id }) => subdivisionTags([id]) },
    subdivisionsUpdate: {
      invalidatesTags: (_answer, _error, { subdivisions }) =>
        subdivisionTags([subdivisions].flat().flatMap(({ id }) => id ?? [])),
      onQueryStarted: async ({ subdivisions }, { dispatch, queryFulfilled }) => {
        const changes = new Map([subdivisions].flat().map((change) => [change.id, change]));
        const patch = dispatch(
          withAll.util.updateQueryData('allSubdivisions', undefined, (items) => {
            for (const item of items) place(item, changes.get(item.id));
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    },
  },
});

function renew<Item extends { id: number }>(items: readonly Item[], changed: readonly Item[]): Item[] {
  const byId = new Map(changed.map((item) => [item.id, item]));
  return items.map((item) => byId.get(item.id) ?? item);
}

interface Change {
  parentId?: number | null;
  order?: number | null;
  isArchive?: boolean | null;
}

function place(
  item: { parentId: number | null; order: number; isArchive: boolean },
  change: Change | undefined,
) {
  if (!change) return;
  if (change.parentId !== undefined) item.parentId = change.parentId;
  item.order = change.order ?? item.order;
  item.isArchive = change.isArchive ?? item.isArchive;
}

const rulesApi = assignments.enhanceEndpoints({
  endpoints: {
    assignmentRules: { providesTags: ['AssignmentRule'] },
    assignmentRulePreview: { providesTags: ['AssignmentRule', 'User', 'Subdivision'] },
    assignmentRuleSave: { invalidatesTags: ['AssignmentRule', 'Assignment', 'Content'] },
    assignmentRuleDelete: { invalidatesTags: ['AssignmentRule', 'Assignment', 'Content'] },
  },
});

const rolesApi = roles.enhanceEndpoints({
  endpoints: { roleOptions: { providesTags: (answer) => listTags('Role', answer?.roleOptions) } },
});

export const { useRoleOptionsQuery } = rolesApi;
export const {
  useAssignmentRuleDeleteMutation,
  useAssignmentRulePreviewQuery,
  useAssignmentRuleSaveMutation,
  useAssignmentRulesQuery,
} = rulesApi;
export const {
  useActingHeadDeleteMutation,
  useActingHeadSaveMutation,
  useAllPositionsQuery,
  useAllRegulationChoicesQuery,
  useAllRegulationStructuresQuery,
  useAllSubdivisionsQuery,
  useCoverageCellQuery,
  useCoverageCellsQuery,
  useCoverageQuery,
  useLazyChartHeadQuery,
  useLazyStructurePersonQuery,
  usePositionQuery,
  usePositionHoldersQuery,
  usePositionCreateMutation,
  usePositionUpdateMutation,
  usePositionDeleteMutation,
  usePositionsUpdateMutation,
  useRegulationStructureCreateMutation,
  useRegulationStructureDeleteMutation,
  useRegulationStructureUpdateMutation,
  useRegulationStructuresUpdateMutation,
  useStructureOutlineCreateMutation,
  useStructureOutlineReadMutation,
  useStructureOutlinePlanQuery,
  useStructureRowsPreviewQuery,
  useStructureRowsUpdateMutation,
  useSubdivisionQuery,
  useSubdivisionPeopleQuery,
  useSubdivisionCreateMutation,
  useSubdivisionUpdateMutation,
  useSubdivisionDeleteMutation,
  useSubdivisionsUpdateMutation,
  useSubdivisionsUpdatePreviewQuery,
  useUserPlacePreviewQuery,
  useUserPlaceUpdateMutation,
} = structureApi;
