import { OwnDocuments } from '@src/features/employees/components/Documents';
import { ProfilePage } from '@src/features/profile/pages/ProfilePage';
import { SignInHoldBanner } from '@src/features/sessions/components/SignInHoldBanner';
import { PersonalPage } from '../pages/PersonalPage';

/**
 * The user's profile with the person field, their personnel documents, and a banner when they cannot sign. The frame provides the
 * header.
 */
export function Profile() {
  return (
    <PersonalPage>
      <SignInHoldBanner />
      <ProfilePage Documents={OwnDocuments} />
    </PersonalPage>
  );
}
