import { useAppSelector } from '@src/store/hooks';
import { selectIsAdminEmployees } from '@src/store/selectors/rights';
import { Navigate, useParams } from 'react-router-dom';
import { ColleaguePanel } from './ColleaguePanel';
import { EmployeeDetailPanel } from './EmployeeDetailPanel';
import { NewEmployeePanel } from './NewEmployeePanel';

/** The person that the address names, as far as the caller may see them; the tabs stand in it. */
export function EmployeePanel() {
  const { id } = useParams();
  const isAdminView = useAppSelector(selectIsAdminEmployees);
  if (id === 'new') return isAdminView ? <NewEmployeePanel /> : <Navigate to="/employees" replace />;
  return isAdminView ? <EmployeeDetailPanel key={id} id={Number(id)} /> : <ColleaguePanel id={Number(id)} />;
}
