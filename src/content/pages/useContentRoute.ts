import { useParams } from 'react-router-dom';
import { type ContentTab, useContentKind } from '../content-kind';

const tabs: readonly ContentTab[] = ['my', 'editor', 'subdivision'];

/** Which list the person came from, and which object they look at. */
export function useContentRoute(): { tab: ContentTab; id: number; base: string } {
  const { path } = useContentKind();
  const { tabName, id: given } = useParams();
  const tab = tabs.find((one) => one === tabName) ?? 'my';
  const id = Number(given);
  return { tab, id, base: `${path}/${tab}/${id}` };
}
