export interface OneByOneResult {
  done: number;
  /** Of those for which it was refused. */
  failedIds: number[];
  /** Why, in the same order. */
  errors: unknown[];
}

/**
 * Does something to many records, one call after another, so that one refusal does not take the others with it.
 * `onProgress` hears how many have been tried.
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
