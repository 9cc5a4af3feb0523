import { AboutPage } from '@src/features/organization/pages/AboutPage';

/** The company's page with what other sections put there. */
export function OrganizationAbout() {
  return <AboutPage />;
}
