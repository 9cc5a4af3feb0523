import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Without any activity for this long, the user does not count as reading. */
const IDLE_MS = 60_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export interface Reading {
  /** Seconds in which the text was on the screen of an active user. */
  seconds: number;
  /** The furthest scroll position of the text in percent. */
  scrollPct: number;
}

const storeKey = (key: string): string => `adaptika:reading:${key}`;

function restore(key: string): Reading {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storeKey(key)) ?? 'null');
    if (typeof value === 'object' && value !== null && 'seconds' in value && 'scrollPct' in value) {
      const { seconds, scrollPct } = value;
      if (typeof seconds === 'number' && typeof scrollPct === 'number') return { seconds, scrollPct };
    }
  } catch {
    // Starts from zero.
  }
  return { seconds: 0, scrollPct: 0 };
}

/** Returns what percentage of the element has passed the lower edge of the window. */
function passed(element: HTMLElement): number {
  const box = element.getBoundingClientRect();
  if (box.height <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round(((window.innerHeight - box.top) / box.height) * 100)));
}

/**
 * Measures reading time: it counts only while the tab is in front and the user is active from time to time. It survives a page
 * reload, so that nobody has to read twice. `key` identifies the user's reading of one version.
 */
export function useReading(key: string, text: RefObject<HTMLElement | null>, isOn: boolean): Reading {
  const [reading, setReading] = useState(() => restore(key));
  const alive = useRef(0);

  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setReading(restore(key));
  }

  useEffect(() => {
    if (!isOn) return;
    const live = () => {
      alive.current = Date.now();
    };
    const measure = () => {
      const element = text.current;
      if (!element) return;
      const scrollPct = passed(element);
      setReading((now) => (scrollPct > now.scrollPct ? { ...now, scrollPct } : now));
    };
    const scrolled = () => {
      live();
      measure();
    };
    live();
    const timer = setInterval(() => {
      measure();
      const isPresent = document.visibilityState === 'visible' && Date.now() - alive.current < IDLE_MS;
      if (isPresent) setReading((now) => ({ ...now, seconds: now.seconds + 1 }));
    }, 1000);
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, live, { passive: true });
    // Captured, so that it fires whichever part of the page scrolls.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, live);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [isOn, key, text]);

  useEffect(() => {
    if (!isOn) return;
    try {
      sessionStorage.setItem(storeKey(key), JSON.stringify(reading));
    } catch {
      // Only a reload would lose the count.
    }
  }, [isOn, key, reading]);

  return reading;
}
