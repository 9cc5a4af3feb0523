import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a measurement of the element in a CSS variable of the page, for elements that must not overlap it. No variable is set
 * when the name is null.
 * @param measure returns a length in CSS; must be the same function on every render
 */
export function useEdgeVariable(
  name: string | null,
  measure: (element: HTMLElement) => string,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (name === null || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, measure(element)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, measure]);
  return ref;
}
