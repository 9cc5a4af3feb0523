import { Navigate } from 'react-router-dom';

/** `/tests/my/5` → where it is passed. */
export function ToPassing() {
  return <Navigate to="passing" replace />;
}
