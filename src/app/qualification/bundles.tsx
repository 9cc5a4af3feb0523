import { BundlePage } from '@src/features/qualifications/pages/BundlePage';

/** What of a qualification is studied. */
export const Educations = () => <BundlePage segment="educations" />;
/** What of it is read and signed. */
export const Regulations = () => <BundlePage segment="regulations" />;
/** What of it is passed. */
export const Tests = () => <BundlePage segment="tests" />;
