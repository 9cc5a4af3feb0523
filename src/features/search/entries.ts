import { FileCheck2, IdCard, Network, UserRound, type LucideIcon } from 'lucide-react';
import type { SearchQuery } from './api';

export interface SearchPage {
  title: string;
  path: string;
  icon: LucideIcon;
}

export interface SearchEntry {
  id: string;
  title: string;
  subtitle: string;
  /** Key of what it is. */
  kind: 'page' | SearchHit['kind'];
  route: string;
  icon: LucideIcon;
}

type SearchHit = SearchQuery['search'][number];

const icons: Record<SearchHit['kind'], LucideIcon> = {
  user: UserRound,
  regulation: FileCheck2,
  position: IdCard,
  subdivision: Network,
};

/** Pages whose name has a word that begins so, then what the server found; all pages while nothing is typed. */
export function findEntries(
  text: string,
  pages: readonly SearchPage[],
  hits: readonly SearchHit[],
): SearchEntry[] {
  const words = text.trim().toLocaleLowerCase();
  const own = pages
    .filter(
      ({ title }) =>
        !words ||
        title
          .toLocaleLowerCase()
          .split(/\s+/)
          .some((word) => word.startsWith(words)),
    )
    .map(({ title, path, icon }): SearchEntry => ({
      id: `page-${path}`,
      title,
      subtitle: '',
      kind: 'page',
      route: path,
      icon,
    }));
  if (!words) return own;
  const found = hits.map(({ kind, id, title, subtitle, route }): SearchEntry => ({
    id: `${kind}-${id}`,
    title,
    subtitle,
    kind,
    route,
    icon: icons[kind],
  }));
  return [...own, ...found];
}
