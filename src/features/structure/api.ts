import { allPages, uncachedPageOptions, readUncached } from '@src/api/all-pages';
import {
  api as generated,
  type ActingLeaderFieldsFragment,
  type CoverageCellFieldsFragment,
  type CoverageCellQuery,
  type CoverageQuery,
  type OutlinePlanFragment,
  type PositionCardFragment,
  type PositionNodeFragment,
  type RegulationChoicesQuery,
  type RegulationStructureNodeFragment,
  type StructureFaceFragment,
  type StructureRejectionFragment,
  type StructurePersonFragment,
  type SubdivisionNodeFragment,
} from '@src/api/generated/structure';
import { keepCurrent, reference } from '@src/api/reference';
import { contentTags } from '@src/api/content-tags';
import { listTag, listTags, recordTag, referenceTag, type Tag } from '@src/api/tags';
import { DEFAULT_OBJECT_TYPE } from '@domain/object-types';

export type {
  AssignmentRuleInput,
  PositionInput,
  StructureNodeInput,
  StructureNodeKind,
  SubdivisionInput,
} from '@src/api/generated/types';
export type ActingLeader = ActingLeaderFieldsFragment;
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
export type StructureRejection = StructureRejectionFragment;
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
      providesTags: (items) => [listTag('Content'), ...contentTags(DEFAULT_OBJECT_TYPE).ofList(items)],
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

const previewTags: Tag[] = [listTag('Subdivision'), listTag('User'), 'Assignment', 'AssignmentRule'];

/** Required assignments change with people, positions, rules and regulations. */
const coverageTags: Tag[] = [
  listTag('Position'),
  listTag('Subdivision'),
  listTag('User'),
  'Assignment',
  'AssignmentRule',
  listTag('Content'),
];

const structureApi = withAll.enhanceEndpoints({
  endpoints: {
    coverage: { providesTags: coverageTags },
    coverageCells: { providesTags: coverageTags },
    coverageCell: { providesTags: coverageTags },
    position: { providesTags: (_answer, _error, { id }) => [recordTag('Position', id)] },
    positionHolders: { providesTags: (answer) => listTags('User', answer?.users.items) },
    positionsUpdate: {
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
    structureRowsPreview: { providesTags: previewTags, keepUnusedDataFor: 0 },
    structureRowsUpdate: {
      // The saved values are put into the cached rows immediately, before they are refetched.
      onQueryStarted: async (_rows, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { positions: changed, subdivisions: placed } = answer.data.structureRowsUpdate;
        dispatch(withAll.util.updateQueryData('allPositions', undefined, (items) => renew(items, changed)));
        dispatch(withAll.util.updateQueryData('allSubdivisions', undefined, (items) => renew(items, placed)));
      },
    },
    subdivisionsUpdatePreview: { providesTags: previewTags, keepUnusedDataFor: 0 },
    userPlacementPreview: { providesTags: previewTags, keepUnusedDataFor: 0 },
    structurePerson: { providesTags: (answer) => listTags('User', answer?.users.items) },
    structureOutlinePlan: { providesTags: [listTag('Position'), listTag('Subdivision')] },
    subdivision: { providesTags: (_answer, _error, { id }) => [recordTag('Subdivision', id)] },
    subdivisionPeople: { providesTags: (answer) => listTags('User', answer?.users.items) },
    subdivisionsUpdate: {
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

export const {
  useActingLeaderDeleteMutation,
  useActingLeaderSaveMutation,
  useAllPositionsQuery,
  useAllRegulationChoicesQuery,
  useAllRegulationStructuresQuery,
  useAllSubdivisionsQuery,
  useCoverageCellQuery,
  useCoverageCellsQuery,
  useCoverageQuery,
  useLazyChartHeaderQuery,
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
  useUserPlacementPreviewQuery,
  useUserPlacementUpdateMutation,
} = structureApi;
