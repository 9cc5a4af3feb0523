/** The max number of digits before the decimal point, and after it. */
const WHOLE = 12;
const FRACTION = 6;

/** A number in written form: «-1 250,5». */
const NUMBER = /^([+-]?)(\d+)(?:[.,](\d+))?$/;

/** Returns the exact number in millionths; null: it is not a number, or has more digits than are compared. */
export function readDecimal(text: string): bigint | null {
  const [, sign = '', whole = '', fraction = ''] =
    NUMBER.exec(text.replaceAll(/\s/gu, '').replace('\u2212', '-')) ?? [];
  if (whole === '' || whole.length > WHOLE || fraction.length > FRACTION) return null;
  const value = BigInt(whole + fraction.padEnd(FRACTION, '0'));
  return sign === '-' ? -value : value;
}

/** Whether the difference of two numbers is within the tolerance; false when one of them is not a number. */
export function isNear(text: string, { value, tolerance }: { value: string; tolerance: string }): boolean {
  const [given, right, apart] = [readDecimal(text), readDecimal(value), readDecimal(tolerance)];
  if (given === null || right === null || apart === null) return false;
  const distance = given < right ? right - given : given - right;
  return distance <= apart;
}
