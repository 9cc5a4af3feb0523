import { createHash } from 'node:crypto';

/** What canonical JSON is made of. Dates become ISO 8601 with milliseconds. */
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

/** JSON with sorted keys and without spaces: equal content gives equal bytes, whatever order it was built in. */
export function canonicalJson(value: CanonicalValue): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${fields.join(',')}}`;
}

/** In lower-case hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
