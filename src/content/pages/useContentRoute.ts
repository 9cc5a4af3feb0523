import { useContext } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type ContentTab, EmbeddedContext, useContentKind } from '../content-kind';

const tabs: readonly ContentTab[] = ['my', 'editor', 'subdivision'];

/** Returns which list the user came from and which object they look at. */
export function useContentRoute(): { tab: ContentTab; id: number; base: string } {
  const { path, idParam = 'id' } = useContentKind();
  const { tabName, [idParam]: given } = useParams();
  const [search] = useSearchParams();
  const embedded = useContext(EmbeddedContext);
  if (embedded) return { tab: 'my', id: embedded.id, base: `${path}/my/${embedded.id}` };
  // Pages that are not below a list belong to authors.
  const tab = tabs.find((tab) => tab === tabName) ?? (given === undefined ? 'editor' : 'my');
  const id = Number(given ?? search.get(idParam));
  return { tab, id, base: `${path}/${tab}/${id}` };
}
