import { useMemo, useState } from 'react';

/** Columns that the user has hidden or shown. */
type ShownColumns = Record<string, boolean>;
type Density = 'compact' | 'standard' | 'comfortable';

const noneHidden: readonly string[] = [];

interface TableView {
  columns: ShownColumns;
  density: Density;
}

/**
 * Stores on this device which columns a table shows and how dense it is. `density`: the default for this table; `hidden`: columns
 * that are hidden unless the user shows them; must be the same array on every render.
 */
export function useTableView(storageKey: string, density: Density, hidden = noneHidden) {
  const key = `adaptika:table:${storageKey}`;
  const [view, setView] = useState<Partial<TableView>>(() => read(key));
  const change = (patch: Partial<TableView>) => {
    // Stores only the choices made for this table; everything else follows the user's settings.
    const next = { ...view, ...patch };
    setView(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The storage is full or blocked: the choice lasts until the page is left.
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
