import type { DataTableGrid } from './DataTableGrid';

let loaded: typeof DataTableGrid | null = null;

/** The grid, once it is there. */
export const loadedGrid = (): typeof DataTableGrid | null => loaded;

/** Fetches the grid: it weighs more than the rest of the kit together, and comes with the first table. */
export async function loadGrid(): Promise<typeof DataTableGrid> {
  const module = await import('./DataTableGrid');
  loaded = module.DataTableGrid;
  return loaded;
}
