import { AboutPage } from '@src/features/organization/pages/AboutPage';
import { PersonalPage } from '../pages/PersonalPage';
import { WaitingCard } from '../pages/WaitingCard';

/** The company page with the blocks that other sections provide. */
export function OrganizationAbout() {
  return (
    <PersonalPage>
      <AboutPage waiting={<WaitingCard />} />
    </PersonalPage>
  );
}
