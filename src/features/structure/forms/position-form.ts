import limits from '@graphql/limits.json';
import type { KpiPeriod, PositionInput } from '@src/api/generated/types';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { uuid } from '@src/lib/uuid';
import { array, object, string } from 'yup';

export const kpiPeriods = ['day', 'week', 'month', 'quarter'] as const satisfies readonly KpiPeriod[];

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

export const weightTotal = 100;

/** Returns the sum of all values that are integers; others count as 0. */
export function weightSum(kpi: readonly { weight: number | string }[]): number {
  return kpi.reduce((sum, { weight }) => {
    const number = weight === '' ? 0 : Number(weight);
    return sum + (Number.isFinite(number) ? Math.round(number) : 0);
  }, 0);
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

const kpiSchema = object({
  name: rules.required(limits.name),
  unit: rules.text(40),
  target: rules.decimal(),
  period: string().oneOf(kpiPeriods),
  weight: rules.between(1, weightTotal).required(ruleMessage('required')),
});

export const positionSchema = object({
  name: rules.required(limits.positionName),
  vep: rules.text(limits.info),
  subdivisionName: rules.text(limits.subdivisionName),
  kpi: array()
    .of(kpiSchema)
    .test('weights', (rows, context) => {
      const sum = weightSum((rows ?? []).map(({ weight }) => ({ weight: weight ?? '' })));
      if (!rows?.length || sum === weightTotal) return true;
      return context.createError({ message: ruleMessage('weights', { sum }) });
    }),
  postFunctions: array().of(object({ text: rules.text(limits.name) })),
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
