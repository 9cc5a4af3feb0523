import limits from '@graphql/limits.json';
import { positionSchema } from '@domain/structure/position';
import { subdivisionSchema } from '@domain/structure/subdivision';
import type { PositionInput, SubdivisionInput } from '@server/graphql/generated/types';
import { checkSent } from '@server/modules/check-input';
import { checkRange, given, sent } from '@server/modules/checks';
import type { PositionRow, SubdivisionRow } from './structure.tables';

const ORDER_MAX = limits.orderMax;

type PositionFields = Pick<
  PositionRow,
  | 'parentId'
  | 'roleId'
  | 'subdivisionId'
  | 'name'
  | 'vep'
  | 'kpi'
  | 'postFunctions'
  | 'subdivisionName'
  | 'subdivisionColor'
  | 'isSubdivision'
  | 'order'
  | 'isArchive'
>;
type SubdivisionFields = Pick<
  SubdivisionRow,
  'parentId' | 'positionId' | 'name' | 'idealPicture' | 'order' | 'isArchive'
>;

/** Checks a position in the order of siblings. */
export function checkOrder(order: number): number {
  return checkRange(order, { field: 'order', min: -ORDER_MAX, max: ORDER_MAX }) ?? 0;
}

/** Returns the validated fields of the input; fields that were not sent stay unchanged. Null clears an optional field. */
export function checkPosition(input: PositionInput): Partial<PositionFields> {
  const checked = checkSent(positionSchema, input, { codes: { weights: 'position.kpiWeights' } });
  const { postFunctions, subdivisionName, subdivisionColor, ...fields } = checked;
  return {
    ...fields,
    postFunctions: postFunctions?.filter((text) => text !== ''),
    subdivisionName: sent(subdivisionName, (name) => name || null),
    subdivisionColor: sent(subdivisionColor, (colour) => colour || null),
    order: given(input.order, checkOrder),
    isSubdivision: given(input.isSubdivision, Boolean),
    isArchive: given(input.isArchive, Boolean),
  };
}

/** The same for a subdivision. */
export function checkSubdivision(input: SubdivisionInput): Partial<SubdivisionFields> {
  return {
    ...checkSent(subdivisionSchema, input),
    order: given(input.order, checkOrder),
    isArchive: given(input.isArchive, Boolean),
  };
}
