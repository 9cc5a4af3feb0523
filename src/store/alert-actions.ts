import { nanoid } from '@reduxjs/toolkit';

// A slice contains only data, so the action of an alert's button is stored here under an id that the slice contains.
const actions = new Map<string, () => void>();

/** Stores a button's action; returns the id to put into the slice. */
export function keepAlertAction(action: () => void): string {
  const id = nanoid(8);
  actions.set(id, action);
  return id;
}

/** Runs the action, once. */
export function runAlertAction(id: string): void {
  actions.get(id)?.();
  actions.delete(id);
}

/** Deletes the action after its alert was removed. */
export function forgetAlertAction(id: string): void {
  actions.delete(id);
}
