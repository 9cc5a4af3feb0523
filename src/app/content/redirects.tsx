import { Navigate } from 'react-router-dom';

/** Redirects from a kind's section to the user's own list. */
export function ToMyList() {
  return <Navigate to="my/list" replace />;
}

/** `/regulation/my` → its list. */
export function ToList() {
  return <Navigate to="list" replace />;
}

/** Redirects `/regulation/editor/new` to the page that creates one. */
export function ToNew() {
  return <Navigate to="edit" replace />;
}
