import { IdCard, Network, TextQuote, UserRound, type LucideIcon } from 'lucide-react';
import { objectIcons } from '@src/entities/assignment/object-icons';
import { otherLayout } from '@src/lib/keyboard-layout';
import type { SearchQuery } from './api';

interface SearchPlace {
  title: string;
  icon: LucideIcon;
  /** Synonyms to search by. */
  words?: string;
}

/** A page, a part of the settings, or an FAQ entry. */
export interface SearchPage extends SearchPlace {
  kind: 'page' | 'setting' | 'answer';
  path: string;
}

/** A command that runs immediately or opens the page where it starts. */
export type SearchCommand = SearchPlace & { key: string } & ({ path: string } | { run: () => void });

export interface SearchEntry {
  id: string;
  title: string;
  subtitle: string;
  /** Translation key of the entry's type. */
  kind: SearchPage['kind'] | 'command' | SearchHit['kind'];
  icon: LucideIcon;
  /** The page that it opens, or the action that it runs. */
  open: { path: string } | { run: () => void };
}

type SearchHit = SearchQuery['search'][number];

const icons: Record<SearchHit['kind'], LucideIcon> = {
  user: UserRound,
  ...objectIcons,
  position: IdCard,
  subdivision: Network,
  clause: TextQuote,
};

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** An ending of a Russian word: «уведомлений» and «уведомления» begin alike. */
const ENDING = /[аеёийоуыьэюявмх]$/;
const MAX_ENDING = 3;
const MIN_STEM = 3;

/** Removes up to three letters of an ending, one by one; short words are left as they are. */
function stemOf(word: string): string {
  if (word.length <= 4) return word;
  const shortest = Math.max(MIN_STEM, word.length - MAX_ENDING);
  let stem = word;
  while (stem.length > shortest && ENDING.test(stem)) stem = stem.slice(0, -1);
  return stem;
}

/** Whether each typed word, without its ending, is a prefix of one of the entry's words, in this keyboard layout or the other. */
function matchesText(text: string, { title, words = '' }: SearchPlace): boolean {
  const own = wordsOf(`${title} ${words}`);
  const begins = (typed: string[]) =>
    typed.every((part) => own.some((word) => word.replace(/^[«"(]/, '').startsWith(stemOf(part))));
  return begins(wordsOf(text)) || begins(wordsOf(otherLayout(text)));
}

interface Places {
  pages: readonly SearchPage[];
  commands: readonly SearchCommand[];
}

/**
 * Returns the pages, commands and settings with a matching word prefix, then the server's results. Without a search text: all
 * pages, then the most common commands.
 */
export function findEntries(text: string, places: Places, hits: readonly SearchHit[]): SearchEntry[] {
  const isTyped = text.trim() !== '';
  const pages = places.pages
    .filter((page) => (isTyped ? matchesText(text, page) : page.kind === 'page'))
    .map(({ title, path, icon, kind }): SearchEntry => ({
      ...{ id: `page-${path}`, title, subtitle: '', kind, icon },
      open: { path },
    }));
  const commands = places.commands
    .filter((command) => matchesText(text, command))
    .map(({ key, title, icon, ...open }): SearchEntry => ({
      ...{ id: `command-${key}`, title, subtitle: '', kind: 'command', icon },
      open: 'path' in open ? { path: open.path } : { run: open.run },
    }));
  if (!isTyped) return [...pages, ...commands];
  const found = hits.map(({ kind, id, title, subtitle, route }, index): SearchEntry => ({
    ...{ id: `${kind}-${id}-${index}`, title, subtitle, kind, icon: icons[kind] },
    open: { path: route },
  }));
  return [...pages, ...commands, ...found];
}
