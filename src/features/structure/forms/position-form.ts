import {
  kpiListSchema,
  kpiSchema,
  positionFunctionSchema,
  positionSchema,
  weightSum,
  weightTotal,
} from '@domain/structure/position';
import type { KpiPeriod, PositionInput } from '@src/api/generated/types';
import { rules } from '@domain/validation/rules';
import { uuid } from '@src/lib/uuid';
import { array, object } from 'yup';

export interface KpiValues {
  /** Identifies a row while rows are moved and removed. */
  key: string;
  name: string;
  unit: string;
  target: string;
  period: KpiPeriod;
  weight: number | string;
}

export interface FunctionValues {
  key: string;
  text: string;
}

export interface PositionValues {
  name: string;
  parentId: number | null;
  subdivisionId: number | null;
  roleId: number | null;
  vep: string;
  kpi: KpiValues[];
  postFunctions: FunctionValues[];
  /** Leads a team that is shown in the tree with its own name and color. */
  isSubdivision: boolean;
  subdivisionName: string;
  /** #rrggbb; empty for none. */
  subdivisionColor: string;
}

interface PositionSource {
  name: string;
  parentId: number | null;
  subdivisionId: number | null;
  roleId: number | null;
  vep: string;
  kpi: readonly { name: string; unit: string; target: number | null; period: KpiPeriod; weight: number }[];
  postFunctions: readonly string[];
  isSubdivision: boolean;
  subdivisionName: string | null;
  subdivisionColor: string | null;
}

/** Returns equal integer weights that add up to 100; the first rows get the remainder. */
export function evenWeights(count: number): number[] {
  const share = Math.floor(weightTotal / Math.max(1, count));
  const rest = weightTotal - share * count;
  return Array.from({ length: count }, (_, index) => share + (index < rest ? 1 : 0));
}

/** Returns a new row whose weight completes the sum to 100. */
export function newKpi(kpi: readonly KpiValues[]): KpiValues {
  const weight = Math.max(0, weightTotal - weightSum(kpi));
  return { key: uuid(), name: '', unit: '', target: '', period: 'month', weight };
}

export function newFunction(text = ''): FunctionValues {
  return { key: uuid(), text };
}

export function emptyPosition(parentId: number | null, subdivisionId: number | null): PositionValues {
  return {
    name: '',
    parentId,
    subdivisionId,
    roleId: null,
    vep: '',
    kpi: [],
    postFunctions: [],
    isSubdivision: false,
    subdivisionName: '',
    subdivisionColor: '',
  };
}

export function positionValues(position: PositionSource): PositionValues {
  const { name, parentId, subdivisionId, roleId, vep } = position;
  return {
    name,
    parentId,
    subdivisionId,
    roleId,
    vep,
    kpi: position.kpi.map((row, index) => ({
      key: `kpi-${index}`,
      name: row.name,
      unit: row.unit,
      target: row.target === null ? '' : String(row.target).replace('.', ','),
      period: row.period,
      weight: row.weight,
    })),
    postFunctions: position.postFunctions.map((text, index) => ({ key: `function-${index}`, text })),
    isSubdivision: position.isSubdivision,
    subdivisionName: position.subdivisionName ?? '',
    subdivisionColor: position.subdivisionColor ?? '',
  };
}

/** The form types numbers as text, and names rows that are moved. */
export const positionFormSchema = positionSchema.shape({
  kpi: kpiListSchema(kpiSchema.shape({ target: rules.decimal() })),
  postFunctions: array().of(object({ text: positionFunctionSchema })),
});

/**
 * Converts the form values to the mutation input: trimmed, with parsed numbers and without empty duties. The role is sent only by
 * users who may choose roles; others do not see it.
 */
export function positionInput(values: PositionValues, isRoleChosen: boolean): PositionInput {
  const { parentId, subdivisionId, roleId } = values;
  return {
    name: values.name.trim(),
    parentId,
    subdivisionId,
    ...(isRoleChosen ? { roleId } : {}),
    vep: values.vep.trim(),
    kpi: values.kpi.map((row) => ({
      name: row.name.trim(),
      unit: row.unit.trim(),
      target: row.target === '' ? null : Number(row.target.replace(',', '.')),
      period: row.period,
      weight: Number(row.weight),
    })),
    postFunctions: values.postFunctions.map(({ text }) => text.trim()).filter(Boolean),
    isSubdivision: values.isSubdivision,
    subdivisionName: values.subdivisionName.trim() || null,
    subdivisionColor: values.subdivisionColor || null,
  };
}
