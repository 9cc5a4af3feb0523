import type { Visitor } from '@test/helpers/browser';

/** What somebody's hand does: presses of the mouse or of a finger, and keys other than those that type. */
export interface Gestures {
  clicks: number;
  keys: number;
}

declare global {
  interface Window {
    countGesture?: (kind: keyof Gestures) => Promise<void>;
    /** Done when everything so far is counted. */
    gesturesCounted?: Promise<unknown>;
  }
}

/** Keys that type are no more counted than the words on paper; those that only go with another neither. */
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

/** Counts from the next page on; each call answers what was counted since the one before. */
export async function countGestures({ context }: Visitor): Promise<() => Promise<Gestures>> {
  let counted: Gestures = { clicks: 0, keys: 0 };
  await context.exposeFunction('countGesture', (kind: keyof Gestures) => {
    counted[kind] += 1;
  });
  await context.addInitScript(watchGestures);
  return async () => {
    // They come one by one on a way of their own: the last of a moment would be counted in the next.
    await Promise.all(
      context.pages().map((page) => page.evaluate(async () => void (await window.gesturesCounted))),
    );
    const answer = counted;
    counted = { clicks: 0, keys: 0 };
    return answer;
  };
}
