import { AboutPage } from '@src/features/organization/pages/AboutPage';
import { WaitingCard } from '../pages/WaitingCard';

/** The company's page with what other sections put there. */
export function OrganizationAbout() {
  return <AboutPage waiting={<WaitingCard />} />;
}
