import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/regulation-content.graphql. */
export type RegulationContentResolvers = DomainResolvers<{
  Query: 'regulationRehearsal';
  Mutation: 'regulationPictureAdd' | 'regulationQuestionsSave' | 'regulationAnswer' | 'regulationBodySet' | 'regulationBodyRemove';
  RegulationQuestion: 'id' | 'kind' | 'text' | 'options' | 'explanation' | 'clauseId';
  RegulationQuestionOption: 'id' | 'text' | 'isRight';
  GateQuestion: 'id' | 'kind' | 'text' | 'options' | 'clauseId' | 'chosenIds' | 'isRight' | 'explanation';
  GateOption: 'id' | 'text';
  VariableValue: 'variable' | 'value';
  SignatureAnswer: 'question' | 'attempts';
  PublishedChange: 'clauseId' | 'number' | 'title' | 'kind';
}>;
