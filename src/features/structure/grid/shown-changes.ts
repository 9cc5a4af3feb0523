import type { EditableField, RowChange } from './row-changes';
import type { Lookups } from './useLookups';

interface ShownChange {
  field: EditableField;
  before: string | null;
  after: string | null;
}

/** Returns a row's changes for display: names instead of ids. */
export function shownChanges({ row, patch }: RowChange, lookups: Lookups): ShownChange[] {
  const nameOf = (field: EditableField, id: number | null) =>
    lookups.of(row, field).options.find((option) => option.id === id)?.name ?? null;
  const texts = (['name', 'vep'] as const).flatMap((field): ShownChange[] => {
    const after = patch[field];
    return after === undefined ? [] : [{ field, before: row[field] || null, after: after || null }];
  });
  const references = (
    [
      ['parent', patch.parentId],
      ['subdivision', patch.subdivisionId],
      ['role', patch.roleId],
    ] as const
  ).flatMap(([field, id]): ShownChange[] =>
    id === undefined ? [] : [{ field, before: row[field] || null, after: nameOf(field, id) }],
  );
  return [...texts, ...references];
}
