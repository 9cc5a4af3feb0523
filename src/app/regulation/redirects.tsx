import { Navigate, useParams } from 'react-router-dom';

/** `/regulation/my` → its list. */
export function ToList() {
  return <Navigate to="list" replace />;
}

/** `/regulation/my/5` → its text; of a new one → the editor. */
export function ToFirstPage() {
  const { id } = useParams();
  return <Navigate to={id === 'new' ? 'edit' : 'current-version'} replace />;
}
