import { AboutPage } from '@src/features/organization/pages/AboutPage';
import { PersonalPage } from '../pages/PersonalPage';
import { WaitingCard } from '../pages/WaitingCard';

/** The company's page with what other sections put there. */
export function OrganizationAbout() {
  return (
    <PersonalPage>
      <AboutPage waiting={<WaitingCard />} />
    </PersonalPage>
  );
}
