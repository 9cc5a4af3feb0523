import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyListPage } from '@src/features/qualifications/pages/MyListPage';

// Few open the other tabs: what they need is loaded with them.
const EditorList = lazy(async () => ({ default: (await import('./EditorList')).EditorList }));
const SubdivisionList = lazy(async () => ({ default: (await import('./SubdivisionList')).SubdivisionList }));

/** One address of three lists: what one has to earn, what one works on, what one's people have to earn. */
export function Lists() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'editor') return <EditorList />;
  return tab === 'subdivision' ? <SubdivisionList /> : <MyListPage />;
}
