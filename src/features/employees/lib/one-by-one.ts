export interface OneByOneResult {
  done: number;
  /** Of those for whom it failed. */
  failedIds: number[];
}

/**
 * Does something to many people, one call after another, so that one refusal does not take the others with it.
 * `onProgress` hears how many have been tried.
 */
export async function oneByOne(
  ids: readonly number[],
  run: (id: number) => Promise<{ error?: unknown }>,
  onProgress: (tried: number) => void,
): Promise<OneByOneResult> {
  const failedIds: number[] = [];
  for (const [index, id] of ids.entries()) {
    const { error } = await run(id);
    if (error) failedIds.push(id);
    onProgress(index + 1);
  }
  return { done: ids.length - failedIds.length, failedIds };
}
