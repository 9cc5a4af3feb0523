import type { Visitor } from '@test/helpers/browser';

/** What somebody's hand does: presses of the mouse or of a finger, and keys other than those that type. */
export interface Gestures {
  clicks: number;
  keys: number;
}

declare global {
  interface Window {
    countGesture?: (kind: keyof Gestures) => void;
  }
}

/** Keys that type are no more counted than the words on paper; those that only go with another neither. */
function watchGestures(): void {
  const beside = new Set(['Shift', 'Control', 'Alt', 'Meta']);
  document.addEventListener(
    'pointerdown',
    ({ isTrusted, isPrimary }) => {
      if (isTrusted && isPrimary) window.countGesture?.('clicks');
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ isTrusted, key, ctrlKey }) => {
      const isTyping = key.length === 1 && !ctrlKey;
      if (isTrusted && !isTyping && !beside.has(key)) window.countGesture?.('keys');
    },
    true,
  );
}

/** Counts from the next page on; each call answers what was counted since the one before. */
export async function countGestures({ context }: Visitor): Promise<() => Gestures> {
  let counted: Gestures = { clicks: 0, keys: 0 };
  await context.exposeFunction('countGesture', (kind: keyof Gestures) => {
    counted[kind] += 1;
  });
  await context.addInitScript(watchGestures);
  return () => {
    const answer = counted;
    counted = { clicks: 0, keys: 0 };
    return answer;
  };
}
