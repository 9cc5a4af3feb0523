/** The filters of rows, as in the address. */
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
