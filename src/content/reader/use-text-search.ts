import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

/** The name of the highlight in the style sheet: `::highlight(regulation-search)`. */
export const SEARCH_HIGHLIGHT = 'regulation-search';
export const SEARCH_CURRENT = 'regulation-search-current';

function findRanges(root: HTMLElement, words: string): Range[] {
  const needle = words.toLocaleLowerCase();
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLocaleLowerCase();
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + needle.length);
      ranges.push(range);
    }
  }
  return ranges;
}

const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

function paint(ranges: readonly Range[], current: number): void {
  if (!canHighlight()) return;
  CSS.highlights.set(SEARCH_HIGHLIGHT, new Highlight(...ranges));
  const chosen = ranges[current];
  if (chosen) CSS.highlights.set(SEARCH_CURRENT, new Highlight(chosen));
  else CSS.highlights.delete(SEARCH_CURRENT);
}

function clean(): void {
  if (!canHighlight()) return;
  CSS.highlights.delete(SEARCH_HIGHLIGHT);
  CSS.highlights.delete(SEARCH_CURRENT);
}

export interface TextSearch {
  words: string;
  count: number;
  /** Starts at 1; 0 when nothing was found. */
  current: number;
  search: (words: string) => void;
  step: (by: -1 | 1) => void;
}

/** Searches the displayed text and highlights matches without changing the text's nodes. */
export function useTextSearch(root: RefObject<HTMLElement | null>, textKey: string): TextSearch {
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(0);
  const [ranges, setRanges] = useState<Range[]>([]);
  const [shownKey, setShownKey] = useState(textKey);
  if (shownKey !== textKey) {
    // The text has changed, so the old matches are invalid.
    setShownKey(textKey);
    setWords('');
    setRanges([]);
  }
  const search = useCallback(
    (text: string) => {
      const trimmed = text.trim();
      setWords(text);
      setCurrent(0);
      setRanges(root.current && trimmed.length > 1 ? findRanges(root.current, trimmed) : []);
    },
    [root],
  );

  useEffect(() => {
    if (ranges.length === 0) return;
    paint(ranges, current);
    ranges[current]?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    return clean;
  }, [ranges, current]);

  return useMemo(
    () => ({
      words,
      count: ranges.length,
      current: ranges.length > 0 ? current + 1 : 0,
      search,
      step: (by) => setCurrent((now) => (ranges.length > 0 ? (now + by + ranges.length) % ranges.length : 0)),
    }),
    [words, ranges, current, search],
  );
}
