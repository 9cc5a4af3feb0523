import { Navigate } from 'react-router-dom';

/** `/education/text/my/5` → where it is gone through. */
export function ToView() {
  return <Navigate to="viewEducation" replace />;
}
