import { setFlagsFromString } from 'node:v8';

/**
 * By default, V8 lets the heap grow up to fourfold before it collects the old generation. With this flag it collects after half as much
 * again, which costs about a fifth more processor time where objects are replaced without end.
 */
export const HEAP_GROWTH = '--heap-growing-percent=50';

/** Bounds the growth of this process's heap between two collections, from now on. */
export function boundHeapGrowth(): void {
  setFlagsFromString(HEAP_GROWTH);
}
