import { Navigate } from 'react-router-dom';

/** From the section of a kind to what its person has to do. */
export function ToMyList() {
  return <Navigate to="my/list" replace />;
}

/** `/regulation/my` → its list. */
export function ToList() {
  return <Navigate to="list" replace />;
}

/** `/regulation/editor/new` → how to begin one. */
export function ToNew() {
  return <Navigate to="edit" replace />;
}
