import MiniSearch from 'minisearch';
import { otherLayout } from '@src/lib/keyboard-layout';

interface Searched {
  id: number;
  title: string;
  text: string;
  synonyms: readonly string[];
}

/** Shorter words are matched exactly, because one different letter makes another word. */
const FUZZY_FROM = 4;

function indexOf(entries: readonly Searched[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'words', 'text'],
    processTerm: (term) => term.toLowerCase().replaceAll('ё', 'е'),
    searchOptions: {
      boost: { title: 4, words: 3 },
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_FROM ? false : 0.25),
      combineWith: 'AND',
    },
  });
  index.addAll(
    entries.map(({ id, title, text, synonyms }) => ({ id, title, text, words: synonyms.join(' ') })),
  );
  return index;
}

/**
 * Indexes the entries once; returns a search function that sorts by relevance and matches word prefixes, typos, and text typed in
 * the other keyboard layout.
 */
export function createEntrySearch<Entry extends Searched>(
  entries: readonly Entry[],
): (text: string) => Entry[] {
  const index = indexOf(entries);
  return (text) => {
    const scores = new Map<number, number>();
    for (const typed of [text, otherLayout(text)]) {
      for (const { id, score } of index.search(typed)) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
    return entries
      .filter(({ id }) => scores.has(id))
      .toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0));
  };
}
