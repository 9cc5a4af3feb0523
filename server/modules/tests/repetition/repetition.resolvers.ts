import type { TestRepetitionResolvers } from '@server/graphql/generated/domains/test-repetition';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import { picturesOf } from '../bank/pictures-of-questions';
import { sourceLink } from '../sources/question-sources';
import type { RepetitionService } from './repetition.service';

/** The GraphQL fields of «Повторение»: graphql/schema/test-repetition.graphql. */
export function createRepetitionResolvers(
  repetition: RepetitionService,
  { contentKinds }: Pick<ModuleDeps, 'contentKinds'>,
): TestRepetitionResolvers {
  const { reader } = requireKind(contentKinds, 'regulation').routes;
  return {
    Query: { testRepetition: (_, _args, { scope }) => repetition.today(scope) },
    Mutation: {
      testRepetitionAnswer: (_, { answer }, { scope }) => repetition.answer(scope, answer),
      testRepetitionSwitch: (_, { isOn }, { scope }) => repetition.switch(scope, isOn),
    },
    TestRepetitionQuestion: {
      pictures: ({ question }, _, context) => picturesOf(context, [question]),
    },
    TestRepetitionResult: {
      key: ({ variants, shown }) => (shown.key ? (variants[0]?.key ?? null) : null),
      explained: ({ asked, shown }) => (shown.explanation ? asked.explained : null),
      source: ({ asked }, _, context) => sourceLink(context, asked, reader),
    },
  };
}
