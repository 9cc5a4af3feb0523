import { Navigate } from 'react-router-dom';

/** Redirects `/regulation/my/5` to its text. */
export function ToText() {
  return <Navigate to="current-version" replace />;
}
