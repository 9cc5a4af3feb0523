import type { ContentRegistration } from './content-registration';
import { educationRegistration } from './education/registration';
import { qualificationRegistration } from './qualification/registration';
import { regulationRegistration } from './regulation/registration';
import { testRegistration } from './tests/registration';

/** The content kinds of the application. Each is registered only here. */
export const contentKinds: readonly ContentRegistration[] = [
  regulationRegistration,
  educationRegistration,
  testRegistration,
  qualificationRegistration,
];
