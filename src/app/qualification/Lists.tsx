import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { MyListPage } from '@src/features/qualifications/pages/MyListPage';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';

// Few users open the other tabs, so they are loaded on demand.
const EditorList = lazyPart(
  async () => (await import(/* webpackChunkName: "qualification-lists" */ './EditorList')).EditorList,
);
const SubdivisionList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "qualification-lists" */ './SubdivisionList')).SubdivisionList,
);

/** Three lists under one address: the user's own qualifications, those they edit, and those of their people. */
export function Lists() {
  const [search] = useSearchParams();
  const isAuthor = useAppSelector(selectIsAuthor);
  const tab = search.get('tab');
  // Creating has no route of its own, so its guard is here.
  if (search.has('create') && !isAuthor) {
    return <DeniedHere reason={{ area: 'employees', flag: 'write' }} />;
  }
  if (tab === 'editor') return <EditorList />;
  return tab === 'subdivision' ? <SubdivisionList /> : <MyListPage />;
}
