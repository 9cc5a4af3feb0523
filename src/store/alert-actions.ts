import { nanoid } from '@reduxjs/toolkit';

// A slice holds data only: what an alert's button does stands here, under an id that the slice knows.
const actions = new Map<string, () => void>();

/** Keeps what a button does; answers the id to put into the slice. */
export function keepAlertAction(action: () => void): string {
  const id = nanoid(8);
  actions.set(id, action);
  return id;
}

/** Runs it, once. */
export function runAlertAction(id: string): void {
  actions.get(id)?.();
  actions.delete(id);
}

/** The alert has gone: so does its action. */
export function forgetAlertAction(id: string): void {
  actions.delete(id);
}
