import limits from '@graphql/limits.json';

/** The typed counts of units, by the code of the action. */
export type TypedUnits = Readonly<Record<string, string>>;

/** Keeps the digits of a typed count, up to the largest that is estimated. */
export function typedUnits(value: string): string {
  const digits = value.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) > limits.tokens.units ? String(limits.tokens.units) : digits;
}

/** Returns the works to estimate: those with units. */
export function worksOf(actions: readonly { code: string }[], typed: TypedUnits) {
  return actions.flatMap(({ code }) => {
    const units = Number(typed[code] ?? '');
    return units > 0 ? [{ action: code, units }] : [];
  });
}
