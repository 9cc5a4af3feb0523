/** Which rows of a table are looked at; as the address says it. */
export const rowsFilters = [
  'all',
  'wrong',
  'duplicates',
  'create',
  'update',
  'same',
  'skip',
  'archive',
  'dismissed',
  'rehired',
  'noted',
] as const;
