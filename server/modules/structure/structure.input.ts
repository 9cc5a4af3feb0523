import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { PositionInput, PositionKpi, SubdivisionInput } from '@server/graphql/generated/types';
import { checkLine, checkRange, checkText, given, sent } from '@server/modules/checks';
import type { PositionRow, SubdivisionRow } from './structure.tables';

const COLOUR = /^#[0-9a-fA-F]{6}$/;
const KPI_MAX = 20;
const FUNCTIONS_MAX = 50;
const UNIT_MAX = 40;
const ORDER_MAX = 1_000_000;

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

function checkKpi(kpi: readonly PositionKpi[]): PositionKpi[] {
  if (kpi.length > KPI_MAX) {
    throw new AppError('validation.range', { field: 'kpi', params: { min: 0, max: KPI_MAX } });
  }
  const rows = kpi.map((row, index) => {
    const field = (name: string) => `kpi.${index}.${name}`;
    return {
      name: checkLine(row.name, { field: field('name'), max: limits.name, isRequired: true }),
      unit: checkLine(row.unit, { field: field('unit'), max: UNIT_MAX }),
      target: row.target ?? null,
      period: row.period,
      weight: checkRange(row.weight, { field: field('weight'), min: 0, max: 100 }) ?? 0,
    };
  });
  const sum = rows.reduce((total, { weight }) => total + weight, 0);
  if (rows.length > 0 && sum !== 100) {
    throw new AppError('position.kpiWeights', { field: 'kpi', params: { sum } });
  }
  return rows;
}

function checkFunctions(functions: readonly string[]): string[] {
  if (functions.length > FUNCTIONS_MAX) {
    throw new AppError('validation.range', {
      field: 'postFunctions',
      params: { min: 0, max: FUNCTIONS_MAX },
    });
  }
  return functions
    .map((text, index) => checkText(text, { field: `postFunctions.${index}`, max: limits.name }))
    .filter((text) => text !== '');
}

function checkColour(colour: string): string {
  if (!COLOUR.test(colour)) throw new AppError('validation.option', { field: 'subdivisionColor' });
  return colour;
}

/** Checks a position in the order of siblings. */
export function checkOrder(order: number): number {
  return checkRange(order, { field: 'order', min: -ORDER_MAX, max: ORDER_MAX }) ?? 0;
}

function checkName(name: string | null, max: number): string {
  return checkLine(name ?? '', { field: 'name', max, isRequired: true });
}

function storedKpi(kpi: NonNullable<PositionInput['kpi']>): PositionKpi[] {
  return kpi.map(({ name, unit, target, period, weight }) => ({ name, unit, target, period, weight }));
}

/** Returns the validated fields of the input; fields that were not sent stay unchanged. Null clears an optional field. */
export function checkPosition(input: PositionInput): Partial<PositionFields> {
  const { parentId, roleId, subdivisionId } = input;
  return {
    parentId,
    roleId,
    subdivisionId,
    name: sent(input.name, (name) => checkName(name, limits.positionName)),
    vep: sent(input.vep, (vep) => checkText(vep ?? '', { field: 'vep', max: limits.info })),
    kpi: sent(input.kpi, (kpi) => checkKpi(storedKpi(kpi ?? []))),
    postFunctions: sent(input.postFunctions, (functions) => checkFunctions(functions ?? [])),
    subdivisionName: sent(
      input.subdivisionName,
      (name) => checkLine(name ?? '', { field: 'subdivisionName', max: limits.subdivisionName }) || null,
    ),
    subdivisionColor: sent(input.subdivisionColor, (colour) => (colour ? checkColour(colour) : null)),
    order: given(input.order, checkOrder),
    isSubdivision: given(input.isSubdivision, Boolean),
    isArchive: given(input.isArchive, Boolean),
  };
}

/** The same for a subdivision. */
export function checkSubdivision(input: SubdivisionInput): Partial<SubdivisionFields> {
  const { parentId, positionId } = input;
  return {
    parentId,
    positionId,
    name: sent(input.name, (name) => checkName(name, limits.subdivisionName)),
    idealPicture: sent(input.idealPicture, (text) =>
      checkText(text ?? '', { field: 'idealPicture', max: limits.info }),
    ),
    order: given(input.order, checkOrder),
    isArchive: given(input.isArchive, Boolean),
  };
}
