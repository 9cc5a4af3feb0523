import { EmployeeAdditionalTab } from '@src/features/employees/pages/EmployeeAdditionalTab';
import { PersonMoreForm } from '@src/features/profile/forms/PersonMoreForm';

/** An employee's additional data, with the fields of the profile form. */
export function EmployeeAdditional() {
  return <EmployeeAdditionalTab More={PersonMoreForm} />;
}
