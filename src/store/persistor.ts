let flush: () => Promise<void> = () => Promise.resolve();

/** Called once, after the stored state was read. */
export function setFlush(next: () => Promise<void>): void {
  flush = next;
}

/** Writes the persisted slices to the device now, for use before the page is left. */
export function flushStore(): Promise<void> {
  return flush();
}
