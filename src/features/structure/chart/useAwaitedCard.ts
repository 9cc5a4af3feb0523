import { useCallback, useEffect, useRef } from 'react';
import type { Camera } from './useCamera';

interface Awaited {
  id: number;
  /** Whether the card is shown close enough to be read. */
  isNear: boolean;
}

/**
 * Shows a card that has no position yet: a searched card once the branches above it have opened, a moved card once it has its new
 * position.
 */
export function useAwaitedCard({ boxes, near, centre }: Camera): (card: Awaited) => void {
  const awaited = useRef<Awaited>(null);
  useEffect(() => {
    const card = awaited.current;
    if (card === null || !boxes.has(card.id)) return;
    if (card.isNear) near(card.id);
    else centre(card.id);
    awaited.current = null;
  }, [boxes, near, centre]);
  return useCallback((card) => {
    awaited.current = card;
  }, []);
}
