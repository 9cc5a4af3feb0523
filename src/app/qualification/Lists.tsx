import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyListPage } from '@src/features/qualifications/pages/MyListPage';

// Few users open the other tabs, so they are loaded on demand.
const EditorList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "qualification-lists" */ './EditorList')).EditorList,
}));
const SubdivisionList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "qualification-lists" */ './SubdivisionList')).SubdivisionList,
}));

/** Three lists under one address: the user's own qualifications, those they edit, and those of their people. */
export function Lists() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'editor') return <EditorList />;
  return tab === 'subdivision' ? <SubdivisionList /> : <MyListPage />;
}
