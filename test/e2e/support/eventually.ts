const TIMEOUT_MS = 25_000;

/** Waits until `read` returns the expected value: for page updates without a reload. */
export async function eventually<T>(
  read: () => Promise<T>,
  expected: T,
  patience = TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + patience;
  let seen = await read();
  while (seen !== expected && Date.now() < deadline) {
    await new Promise((wake) => setTimeout(wake, 100));
    seen = await read();
  }
  expect(seen).toBe(expected);
}
