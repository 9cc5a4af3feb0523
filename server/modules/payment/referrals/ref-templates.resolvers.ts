import type { RefTemplatesResolvers } from '@server/graphql/generated/domains/ref-templates';
import type { RefTemplates } from './ref-templates.service';

/** The contract's fields of offered templates: graphql/schema/ref-templates.graphql. */
export function createRefTemplateResolvers(templates: RefTemplates) {
  return {
    Query: {
      refTemplates: (_, __, { scope }) => templates.list(scope),
      refTemplateCandidates: (_, { kind, search }, { scope }) =>
        templates.candidates(scope, { kind, search: search ?? '' }),
    },
    RefTemplate: {
      clauseCount: ({ clauses }) => clauses.length,
    },
    Mutation: {
      refTemplateOffer: (_, asked, { scope }) => templates.offer(scope, asked),
      refTemplateWithdraw: async (_, { id }, { scope }) => {
        await templates.withdraw(scope, id);
        return true;
      },
    },
  } satisfies RefTemplatesResolvers;
}
