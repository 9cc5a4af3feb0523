import { type FocusEvent, type RefObject, useState } from 'react';
import type { CardBox } from './chart-items';

/** Returns the current card of the keyboard: the last one that was moved to, else the selected one, else the first head. */
export function useCurrentCard(
  frame: RefObject<HTMLElement | null>,
  boxes: ReadonlyMap<number, CardBox>,
  { firstId, selectedId }: { firstId: number; selectedId: number | null },
) {
  const [walkedId, setWalkedId] = useState<number | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  return {
    currentId: [walkedId, selectedId].find((id) => id !== null && boxes.has(id)) ?? firstId,
    isFocused,
    walkTo: setWalkedId,
    /** The focus handlers of the frame: the chart itself has the focus, its cards never do. */
    focus: {
      onFocus: (event: FocusEvent) => setIsFocused(event.target === frame.current),
      onBlur: () => setIsFocused(false),
    },
  };
}
