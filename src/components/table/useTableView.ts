import { useMemo, useState } from 'react';

/** Columns that were hidden or shown by hand. */
type ShownColumns = Record<string, boolean>;
type Density = 'compact' | 'standard' | 'comfortable';

const noneHidden: readonly string[] = [];

interface TableView {
  columns: ShownColumns;
  density: Density;
}

/**
 * Which columns a table shows and how dense it is, kept on this device. `density`: unless this table was told another;
 * `hidden`: columns that are shown only to who asked for them; the same array each time.
 */
export function useTableView(storageKey: string, density: Density, hidden = noneHidden) {
  const key = `adaptika:table:${storageKey}`;
  const [view, setView] = useState<Partial<TableView>>(() => read(key));
  const change = (patch: Partial<TableView>) => {
    // Only what was chosen for this table: of the rest the person's settings decide.
    const next = { ...view, ...patch };
    setView(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // No room or no permission: the choice holds until the page is left.
    }
  };
  const columns = useMemo(
    () => ({ ...Object.fromEntries(hidden.map((field) => [field, false])), ...view.columns }),
    [hidden, view.columns],
  );
  return {
    columns,
    density: view.density ?? density,
    setColumns: (columns: ShownColumns) => change({ columns }),
    setDensity: (density: Density) => change({ density }),
  };
}

function read(key: string): Partial<TableView> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTableView(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isTableView(value: unknown): value is Partial<TableView> {
  if (typeof value !== 'object' || value === null) return false;
  const columns = 'columns' in value ? value.columns : {};
  const density = 'density' in value ? value.density : 'standard';
  return (
    typeof columns === 'object' &&
    columns !== null &&
    ['compact', 'standard', 'comfortable'].includes(String(density))
  );
}
