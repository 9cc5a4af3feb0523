import type { DataTableGrid } from './DataTableGrid';

let loaded: typeof DataTableGrid | null = null;

/** Returns the grid, or null while it is not loaded. */
export const loadedGrid = (): typeof DataTableGrid | null => loaded;

/** Loads the grid: it is larger than the rest of the UI kit and comes with the first table. */
export async function loadGrid(): Promise<typeof DataTableGrid> {
  const module = await import('./DataTableGrid');
  loaded = module.DataTableGrid;
  return loaded;
}
