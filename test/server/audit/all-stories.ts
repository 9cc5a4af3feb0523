import type { Stories } from './story';
import { backOfficeStories } from './back-office.stories';
import { educationStories } from './educations.stories';
import { enteringStories } from './entering.stories';
import { faqStories } from './faq.stories';
import { importStories } from './imports.stories';
import { newcomerStories } from './newcomers.stories';
import { paymentStories } from './payment.stories';
import { peopleStories } from './people.stories';
import { reportStories } from './reports.stories';
import { qualificationStories } from './qualifications.stories';
import { regulationStories } from './regulations.stories';
import { sampleStories } from './samples.stories';
import { structureStories } from './structure.stories';
import { testStories } from './tests.stories';

/** Every mutation of the contract, called so that it succeeds: `mutations.test.ts` reports a missing one. */
export const ALL_STORIES: Stories = {
  ...backOfficeStories,
  ...educationStories,
  ...testStories,
  ...qualificationStories,
  ...enteringStories,
  ...faqStories,
  ...importStories,
  ...newcomerStories,
  ...paymentStories,
  ...peopleStories,
  ...reportStories,
  ...regulationStories,
  ...sampleStories,
  ...structureStories,
};
