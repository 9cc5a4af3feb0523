import { Navigate } from 'react-router-dom';

/** `/regulation/my/5` → its text. */
export function ToText() {
  return <Navigate to="current-version" replace />;
}
