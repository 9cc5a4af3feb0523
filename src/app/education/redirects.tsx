import { Navigate } from 'react-router-dom';

/** Redirects `/education/text/my/5` to its reader page. */
export function ToView() {
  return <Navigate to="viewEducation" replace />;
}
