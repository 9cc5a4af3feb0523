import { useAppSelector } from '@src/store/hooks';
import { selectIsAdminEmployees } from '@src/store/selectors/rights';
import { useParams } from 'react-router-dom';
import { ColleaguePanel } from './ColleaguePanel';
import { EmployeeDetailPanel } from './EmployeeDetailPanel';

/** The person in the address, to the extent that the caller may see them, with their tabs. */
export function EmployeePanel() {
  const { id } = useParams();
  const isAdminView = useAppSelector(selectIsAdminEmployees);
  return isAdminView ? <EmployeeDetailPanel key={id} id={Number(id)} /> : <ColleaguePanel id={Number(id)} />;
}
