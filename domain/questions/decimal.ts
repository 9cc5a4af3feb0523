/** So many digits may stand before the point, and after it. */
const WHOLE = 12;
const FRACTION = 6;

/** A number as people write it: «-1 250,5». */
const NUMBER = /^([+-]?)(\d+)(?:[.,](\d+))?$/;

/** The number in millionths, exactly; null: it is none, or one of more digits than are compared. */
export function readDecimal(text: string): bigint | null {
  const [, sign = '', whole = '', fraction = ''] =
    NUMBER.exec(text.replaceAll(/\s/gu, '').replace('\u2212', '-')) ?? [];
  if (whole === '' || whole.length > WHOLE || fraction.length > FRACTION) return null;
  const value = BigInt(whole + fraction.padEnd(FRACTION, '0'));
  return sign === '-' ? -value : value;
}

/** Whether two numbers are no further apart than the tolerance; false where one of them is none. */
export function isNear(text: string, { value, tolerance }: { value: string; tolerance: string }): boolean {
  const [given, right, apart] = [readDecimal(text), readDecimal(value), readDecimal(tolerance)];
  if (given === null || right === null || apart === null) return false;
  const distance = given < right ? right - given : given - right;
  return distance <= apart;
}
