import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { mayReadEntry } from './faq.policy';

/** The read policies of questions and answers. */
export const faqPolicies = {
  FaqEntry: guarded<'FaqEntry'>((entry, { signedIn }) => mayReadEntry(signedIn, entry)),
  FaqVote: partOf('FaqEntry'),
  FaqSource: partOf('FaqEntry'),
  FaqTourStep: partOf('FaqEntry'),
  FaqTourSource: partOf('FaqSource'),
  FaqReasonCount: partOf('FaqSource'),
  FaqComment: partOf('FaqSource'),
  FaqQuestion: partOf('Query.faqQuestions'),
} satisfies Partial<TypePolicies>;
