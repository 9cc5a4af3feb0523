import { useLayoutEffect, useRef } from 'react';

interface DrawnRow {
  index: number;
  element: Element;
  gap: number;
}

/**
 * Measures the drawn rows of a virtual list after each render, and again when one of them changes its size without a render: in a
 * window of another width, or by a badge that came later.
 */
export function useMeasuredRows(
  measure: (rows: readonly DrawnRow[]) => void,
  drawnRows: () => readonly DrawnRow[],
): void {
  const last = useRef({ measure, drawnRows });
  const observed = useRef<{ observer: ResizeObserver; elements: Set<Element> }>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => last.current.measure(last.current.drawnRows()));
    observed.current = { observer, elements: new Set() };
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    last.current = { measure, drawnRows };
    const rows = drawnRows();
    measure(rows);
    if (!observed.current) return;
    const { observer, elements } = observed.current;
    const drawn = new Set(rows.map(({ element }) => element));
    for (const element of elements) if (!drawn.has(element)) observer.unobserve(element);
    for (const element of drawn) if (!elements.has(element)) observer.observe(element);
    observed.current = { observer, elements: drawn };
  });
}
