import { FormPersonField } from '@src/features/employees/components/FormPersonField';
import { ProfilePage } from '@src/features/profile/pages/ProfilePage';

/** One's profile, with the picker of people; the header is its frame's. */
export function Profile() {
  return <ProfilePage PersonField={FormPersonField} />;
}
