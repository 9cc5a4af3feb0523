import { useEffect, useState } from 'react';
import type { Clause } from '../types';
import { clauseAnchor } from './ClauseView';

/** The upper edge of the reading area, in pixels from the top of the window. */
const EDGE = 140;

/** Returns the clause that is being read: the last one whose start has passed the upper edge. */
export function useActiveClause(clauses: readonly Clause[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const passed = clauses.filter(({ id }) => {
        const element = document.getElementById(clauseAnchor(id));
        return element !== null && element.getBoundingClientRect().top <= EDGE;
      });
      setActiveId((passed.at(-1) ?? clauses[0])?.id ?? null);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
    };
  }, [clauses]);
  return activeId;
}
