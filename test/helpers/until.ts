/** Reads until there is something, for what a job does after the answer. */
export async function until<T>(
  read: () => Promise<T | null | undefined | false>,
  withinMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const seen = await read();
    if (seen) return seen;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('it did not happen');
}
