import { Navigate, useSearchParams } from 'react-router-dom';
import { digits } from '@src/lib/route-types';
import { EditorPage } from '@src/features/tests/pages/EditorPage';
import { NotFound } from '../pages/NotFound';

/** The editor of the test in the address; without one, the list to choose it from. */
export function Editor() {
  const [search] = useSearchParams();
  const id = search.get('testId');
  if (id === null) return <Navigate to="list" replace />;
  return digits.test(id) ? <EditorPage /> : <NotFound />;
}
