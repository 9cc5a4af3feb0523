import { useParams } from 'react-router-dom';
import type { ContentTab } from '@src/content/content-kind';

const tabs: readonly ContentTab[] = ['my', 'editor', 'subdivision'];

/** Which list the person came from, and which regulation they look at. */
export function useRegulationRoute(): { tab: ContentTab; id: number; base: string } {
  const { tabName, id: given } = useParams();
  const tab = tabs.find((one) => one === tabName) ?? 'my';
  const id = Number(given);
  return { tab, id, base: `/regulation/${tab}/${id}` };
}
