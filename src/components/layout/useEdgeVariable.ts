import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a length of the element as a variable of the page, for what must not lie over or under it. Null: no such element
 * stands there.
 * @param measure the same function each time
 */
export function useEdgeVariable(
  name: string | null,
  measure: (element: HTMLElement) => number,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (name === null || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${measure(element)}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, measure]);
  return ref;
}
