import { OwnDocuments } from '@src/features/employees/components/Documents';
import { FormPersonField } from '@src/features/employees/components/FormPersonField';
import { ProfilePage } from '@src/features/profile/pages/ProfilePage';
import { SignInHoldBanner } from '@src/features/sessions/components/SignInHoldBanner';
import { PersonalPage } from '../pages/PersonalPage';

/**
 * One's profile, with the picker of people and the papers that the personnel keeps, and what keeps one from signing; the
 * header is its frame's.
 */
export function Profile() {
  return (
    <PersonalPage>
      <SignInHoldBanner />
      <ProfilePage PersonField={FormPersonField} Documents={OwnDocuments} />
    </PersonalPage>
  );
}
