import type { ContentKind } from './modules/content/content-kind';
import { educationKind } from './modules/educations/education.kind';
import { qualificationKind } from './modules/qualifications/qualification.kind';
import { regulationKind } from './modules/regulations/regulation.kind';
import { testKind } from './modules/tests/test.kind';

/** All kinds of content, each registered here only. */
export const contentKinds: readonly ContentKind[] = [
  regulationKind,
  educationKind,
  testKind,
  qualificationKind,
];
