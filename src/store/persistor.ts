let flush: () => Promise<void> = () => Promise.resolve();

/** Called once, when the device's copy was read. */
export function setFlush(next: () => Promise<void>): void {
  flush = next;
}

/** Writes the persisted slices to the device now: before the page is left. */
export function flushStore(): Promise<void> {
  return flush();
}
