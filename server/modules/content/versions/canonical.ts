import { createHash } from 'node:crypto';

/** The values of canonical JSON. Dates become ISO 8601 with milliseconds. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

function isList(value: CanonicalValue): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}

/**
 * Returns JSON with sorted keys and without spaces: equal content gives equal bytes, regardless of the order in which it was
 * built.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${fields.join(',')}}`;
}

/** Returns the hash in lower-case hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
