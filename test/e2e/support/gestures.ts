import type { Visitor } from '@test/helpers/browser/browser';

/** The user's gestures: clicks or taps, and keys other than typing. */
export interface Gestures {
  clicks: number;
  keys: number;
}

declare global {
  interface Window {
    countGesture?: (kind: keyof Gestures) => Promise<void>;
    /** Resolves when everything so far is counted. */
    gesturesCounted?: Promise<unknown>;
  }
}

/** Typing keys are not counted, nor are modifier keys alone. */
function watchGestures(): void {
  const beside = new Set(['Shift', 'Control', 'Alt', 'Meta']);
  const count = (kind: keyof Gestures) => {
    window.gesturesCounted = Promise.all([window.gesturesCounted, window.countGesture?.(kind)]);
  };
  document.addEventListener(
    'pointerdown',
    ({ isTrusted, isPrimary }) => {
      if (isTrusted && isPrimary) count('clicks');
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ isTrusted, key, ctrlKey }) => {
      const isTyping = key.length === 1 && !ctrlKey;
      if (isTrusted && !isTyping && !beside.has(key)) count('keys');
    },
    true,
  );
}

/** Counts from the next page on; each call returns the gestures since the previous one. */
export async function countGestures({ context }: Visitor): Promise<() => Promise<Gestures>> {
  let counted: Gestures = { clicks: 0, keys: 0 };
  await context.exposeFunction('countGesture', (kind: keyof Gestures) => {
    counted[kind] += 1;
  });
  await context.addInitScript(watchGestures);
  return async () => {
    // Events arrive one by one on a separate channel: without waiting, the last ones would be counted in the next interval.
    await Promise.all(
      context.pages().map((page) => page.evaluate(async () => void (await window.gesturesCounted))),
    );
    const answer = counted;
    counted = { clicks: 0, keys: 0 };
    return answer;
  };
}
