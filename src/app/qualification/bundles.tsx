import { BundlePage } from '@src/features/qualifications/pages/BundlePage';

/** The educations of a qualification. */
export const Educations = () => <BundlePage segment="educations" />;
/** The regulations of a qualification. */
export const Regulations = () => <BundlePage segment="regulations" />;
/** The tests of a qualification. */
export const Tests = () => <BundlePage segment="tests" />;
