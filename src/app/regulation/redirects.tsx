import { Navigate } from 'react-router-dom';

/** `/regulation/my` → its list. */
export function ToList() {
  return <Navigate to="list" replace />;
}

/** `/regulation/editor/new` → how to begin one. */
export function ToNew() {
  return <Navigate to="edit" replace />;
}

/** `/regulation/my/5` → its text. */
export function ToText() {
  return <Navigate to="current-version" replace />;
}
