import { EmployeeAdditionalTab } from '@src/features/employees/pages/EmployeeAdditionalTab';
import { PersonMoreForm } from '@src/features/profile/forms/PersonMoreForm';

/** What is known of somebody beyond their place, with the fields of their own profile. */
export function EmployeeAdditional() {
  return <EmployeeAdditionalTab More={PersonMoreForm} />;
}
