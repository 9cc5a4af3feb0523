import { rejectDuplicates } from '@server/duplicates';
import type { Stories } from '@test/server/audit/story';
import { backOfficeStories } from '@test/server/audit/back-office.stories';
import { educationStories } from '@test/server/audit/educations.stories';
import { enteringStories } from '@test/server/audit/entering.stories';
import { faqStories } from '@test/server/audit/faq.stories';
import { newcomerStories } from '@test/server/audit/newcomers.stories';
import { paymentStories } from '@test/server/audit/payment.stories';
import { peopleStories } from '@test/server/audit/people.stories';
import { qualificationStories } from '@test/server/audit/qualifications.stories';
import { regulationStories } from '@test/server/audit/regulations.stories';
import { reportStories } from '@test/server/audit/reports.stories';
import { sampleStories } from '@test/server/audit/samples.stories';
import { structureStories } from '@test/server/audit/structure.stories';
import { testStories } from '@test/server/audit/tests.stories';

/** Written by `npm run codegen` from every `*.stories.ts`. */
export const ALL_STORIES = {
  ...backOfficeStories,
  ...educationStories,
  ...enteringStories,
  ...faqStories,
  ...newcomerStories,
  ...paymentStories,
  ...peopleStories,
  ...qualificationStories,
  ...regulationStories,
  ...reportStories,
  ...sampleStories,
  ...structureStories,
  ...testStories,
} satisfies Stories;

rejectDuplicates('ALL_STORIES', [backOfficeStories, educationStories, enteringStories, faqStories, newcomerStories, paymentStories, peopleStories, qualificationStories, regulationStories, reportStories, sampleStories, structureStories, testStories].flatMap((part) => Object.keys(part)));
