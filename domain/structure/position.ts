import limits from '@graphql/limits.json';
import { number, object, type ObjectSchema, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';

export const kpiPeriods = ['day', 'week', 'month', 'quarter'] as const;

export const weightTotal = 100;
const COLOUR = /^#[0-9a-fA-F]{6}$/;

/** Returns the sum of all values that are integers; others count as 0. */
export function weightSum(kpi: readonly { weight: number | string }[]): number {
  return kpi.reduce((sum, { weight }) => {
    const number = weight === '' ? 0 : Number(weight);
    return sum + (Number.isFinite(number) ? Math.round(number) : 0);
  }, 0);
}

export const kpiSchema = object({
  name: rules.requiredLine(limits.name),
  unit: rules.line(limits.kpiUnit),
  target: number().nullable().default(null),
  period: string().oneOf(kpiPeriods).required(ruleMessage('required')),
  weight: rules.between(1, weightTotal).required(ruleMessage('required')),
});

/** The KPIs of a position, whose weights add up to 100. `row`: the schema of one, which the form types differently. */
export const kpiListSchema = <Row extends { weight: number }>(row: ObjectSchema<Row>) =>
  rules.rows(row, limits.kpi).test('weights', (rows, context) => {
    const sum = weightSum(rows.map(({ weight }) => ({ weight: weight ?? '' })));
    if (rows.length === 0 || sum === weightTotal) return true;
    return context.createError({ message: ruleMessage('weights', { sum }) });
  });

export const positionFunctionSchema = rules.text(limits.name);

export const positionSchema = object({
  parentId: number().nullable(),
  roleId: number().nullable(),
  subdivisionId: number().nullable(),
  name: rules.requiredLine(limits.positionName),
  vep: rules.text(limits.info),
  kpi: kpiListSchema(kpiSchema),
  postFunctions: rules.rows(positionFunctionSchema, limits.positionFunctions),
  subdivisionName: rules.line(limits.subdivisionName),
  subdivisionColor: rules
    .line()
    .matches(COLOUR, { message: ruleMessage('option'), excludeEmptyString: true }),
});
