const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

/** Reads until there is a result, for the effects of a job after the response. */
export async function until<T>(
  read: () => Promise<T | null | undefined | false>,
  withinMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; Date.now() < deadline; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const seen = await read();
    if (seen) return seen;
    await new Promise((wake) => setTimeout(wake, pause));
  }
  throw new Error('it did not happen');
}
