export interface OneByOneResult {
  done: number;
  /** The ids of the rejected records. */
  failedIds: number[];
  /** The reasons, in the same order. */
  errors: unknown[];
}

/**
 * Applies an action to many records, one call after another, so that one rejection does not affect the others. `onProgress`
 * receives the number of processed records.
 */
export async function oneByOne(
  ids: readonly number[],
  run: (id: number) => Promise<{ error?: unknown }>,
  onProgress: (tried: number) => void = () => {},
): Promise<OneByOneResult> {
  const failedIds: number[] = [];
  const errors: unknown[] = [];
  for (const [index, id] of ids.entries()) {
    const { error } = await run(id);
    if (error) {
      failedIds.push(id);
      errors.push(error);
    }
    onProgress(index + 1);
  }
  return { done: ids.length - failedIds.length, failedIds, errors };
}
