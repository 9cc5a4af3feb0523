import type { Channel, Matrix, MatrixRow, NotificationLevel, NotificationSettingInput } from '../api';

/** The values that a level sets for a type; null values are inherited. */
export type OwnValues = MatrixRow['own'];
/** The values that every level can set. */
export type Field = Exclude<keyof OwnValues, 'audience'>;

export interface MatrixValues {
  [name: string]: unknown;
  rows: Record<string, OwnValues>;
}

export const inheritsAll: OwnValues = {
  inApp: null,
  email: null,
  messenger: null,
  timing: null,
  before: null,
  repeatEvery: null,
  audience: null,
};

const inheritsNobody: MatrixRow['copies'] = { kinds: [], roleIds: [] };

/** Returns the form values of a matrix. */
export function matrixValues(matrix: Matrix | undefined): MatrixValues {
  return {
    rows: Object.fromEntries(
      (matrix?.rows ?? []).map(({ type, own }) => {
        const { inApp, email, messenger, timing, before, repeatEvery, audience } = own;
        return [type, { inApp, email, messenger, timing, before, repeatEvery, audience }];
      }),
    ),
  };
}

/** Converts the form values to the mutation input: all displayed rows. */
export function matrixInput(values: MatrixValues): NotificationSettingInput[] {
  return Object.entries(values.rows).map(([type, own]) => ({ type, ...own }));
}

/** Returns the effective value of a field: the level's own, or the inherited one. */
export function effective<Name extends Field>(row: MatrixRow, own: OwnValues, field: Name) {
  return own[field] ?? row.inherited[field];
}

/** Returns how many of the rows are on for at least one working channel. */
export function countOn(
  rows: readonly MatrixRow[],
  channels: readonly Channel[],
  { rows: own }: MatrixValues,
): number {
  const working = channels.filter(({ isConfigured }) => isConfigured);
  const isOn = (row: MatrixRow) =>
    working.some(({ channel }) => effective(row, own[row.type] ?? inheritsAll, channel));
  return rows.filter(isOn).length;
}

const order: readonly NotificationLevel[] = ['provider', 'organization', 'role', 'user'];

/** Returns the levels from the provider down to this one, and which of them set a value of the row. */
export function chainOf(
  row: MatrixRow,
  own: OwnValues,
  level: NotificationLevel,
): { level: NotificationLevel; decides: boolean }[] {
  const fields = fieldsOf(row);
  const deciding = new Set(fields.map((field) => (own[field] === null ? row.inheritedFrom[field] : level)));
  // The organization sets the additional recipients for all levels.
  const { kinds, roleIds } = (level === 'organization' ? own.audience : row.copies) ?? inheritsNobody;
  if (kinds.length + roleIds.length > 0) deciding.add('organization');
  return order
    .slice(0, order.indexOf(level) + 1)
    .map((notificationLevel) => ({ level: notificationLevel, decides: deciding.has(notificationLevel) }));
}

function fieldsOf({ hasBefore, hasRepeat }: MatrixRow): Field[] {
  return [
    'inApp',
    'email',
    'messenger',
    'timing',
    ...(hasBefore ? (['before'] as const) : []),
    ...(hasRepeat ? (['repeatEvery'] as const) : []),
  ];
}

/** Parses «7, 3, 0» as days, the earliest first; null when the text is invalid. */
export function daysOf(text: string): number[] | null {
  const parts = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  if (parts.some((day) => !Number.isInteger(day) || day < 0)) return null;
  return [...new Set(parts)].sort((a, b) => b - a);
}
