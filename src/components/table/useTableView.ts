import type { GridColumnVisibilityModel, GridDensity } from '@mui/x-data-grid';
import { useState } from 'react';

interface TableView {
  columns: GridColumnVisibilityModel;
  density: GridDensity;
}

const plain: TableView = { columns: {}, density: 'standard' };

/** Which columns a table shows and how dense it is, kept on this device. */
export function useTableView(storageKey: string) {
  const key = `adaptika:table:${storageKey}`;
  const [view, setView] = useState<TableView>(() => read(key));
  const change = (patch: Partial<TableView>) => {
    const next = { ...view, ...patch };
    setView(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // No room or no permission: the choice holds until the page is left.
    }
  };
  return {
    ...view,
    setColumns: (columns: GridColumnVisibilityModel) => change({ columns }),
    setDensity: (density: GridDensity) => change({ density }),
  };
}

function read(key: string): TableView {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTableView(stored) ? stored : plain;
  } catch {
    return plain;
  }
}

function isTableView(value: unknown): value is TableView {
  if (typeof value !== 'object' || value === null || !('columns' in value) || !('density' in value))
    return false;
  const { columns, density } = value;
  return (
    typeof columns === 'object' &&
    columns !== null &&
    ['compact', 'standard', 'comfortable'].includes(String(density))
  );
}
