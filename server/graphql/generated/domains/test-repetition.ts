import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/test-repetition.graphql. */
export type TestRepetitionResolvers = DomainResolvers<{
  Query: 'testRepetition';
  Mutation: 'testRepetitionAnswer' | 'testRepetitionSwitch';
  TestRepetition: 'isOffered' | 'isOn' | 'questions' | 'answeredCount';
  TestRepetitionQuestion: 'testId' | 'name' | 'question' | 'pictures';
  TestRepetitionResult: 'question' | 'answer' | 'outcome' | 'key' | 'explained' | 'source' | 'dueOn';
}>;
