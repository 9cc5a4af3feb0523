import { OwnDocuments } from '@src/features/employees/components/Documents';
import { FormPersonField } from '@src/features/employees/components/FormPersonField';
import { ProfilePage } from '@src/features/profile/pages/ProfilePage';

/** One's profile, with the picker of people and the papers that the personnel keeps; the header is its frame's. */
export function Profile() {
  return <ProfilePage PersonField={FormPersonField} Documents={OwnDocuments} />;
}
