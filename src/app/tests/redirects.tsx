import { Navigate } from 'react-router-dom';

/** Redirects `/tests/my/5` to the page where it is taken. */
export function ToPassing() {
  return <Navigate to="passing" replace />;
}
