import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/faq.graphql. */
export type FaqResolvers = DomainResolvers<{
  Query: 'faqEntries' | 'faqEntry' | 'faqQuestions';
  Mutation: 'faqEntryCreate' | 'faqEntryUpdate' | 'faqEntryDelete' | 'faqVote' | 'faqQuestionCreate' | 'faqProposalCreate' | 'faqQuestionClose';
  FaqEntry: 'id' | 'title' | 'text' | 'category' | 'synonyms' | 'routes' | 'tour' | 'isPublished' | 'updatedAt' | 'ownVote' | 'source';
  FaqVote: 'isHelpful' | 'reason' | 'comment';
  FaqTourStep: 'route' | 'anchor' | 'text';
  FaqTourSource: 'route' | 'anchor' | 'textRu' | 'textEn';
  FaqReasonCount: 'reason' | 'count';
  FaqComment: 'reason' | 'comment' | 'updatedAt';
  FaqSource: 'titleRu' | 'titleEn' | 'textRu' | 'textEn' | 'audience' | 'tour' | 'helpful' | 'notHelpful' | 'reasons' | 'comments';
  FaqQuestion: 'id' | 'text' | 'entryId' | 'organizationName' | 'createdAt';
}>;
