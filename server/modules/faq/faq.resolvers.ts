import { once } from '@server/graphql/idempotency';
import type { FaqResolvers } from '@server/graphql/generated/domains/faq';
import type { FaqService } from './faq.service';
import type { FaqEntryRow } from './faq.tables';

/** Returns the texts in the reader's language if they exist. */
function textsOf({ titleRu, titleEn, textRu, textEn }: FaqEntryRow, lang: string) {
  const isTranslated = lang === 'en-us' && titleEn !== '' && textEn !== '';
  return isTranslated ? { title: titleEn, text: textEn } : { title: titleRu, text: textRu };
}

/** The resolvers of questions and answers: graphql/schema/faq.graphql. */
export function createFaqResolvers(faq: FaqService) {
  return {
    Query: {
      faqEntries: (_, __, { scope, signedIn }) => faq.list(scope, signedIn),
      faqEntry: (_, { id }, { scope, signedIn }) => faq.find(scope, signedIn, id),
      faqQuestions: (_, __, { scope }) => faq.waiting(scope),
    },
    Mutation: {
      faqEntryCreate: (_, { entry, clientKey }, { scope, signedIn }) =>
        once(
          scope,
          { of: 'faqEntryCreate', key: clientKey },
          () => faq.create(scope, entry),
          (id) => faq.find(scope, signedIn, id),
        ),
      faqEntryUpdate: (_, { entry }, { scope }) => faq.update(scope, entry),
      faqEntryDelete: async (_, { id }, { scope }) => {
        await faq.delete(scope, id);
        return true;
      },
      faqVote: async (_, { vote }, { scope, signedIn, loaders }) => {
        loaders.ownFaqVote.clear(vote.entryId);
        return faq.vote(scope, signedIn, vote);
      },
      faqQuestionCreate: async (_, { text, clientKey }, { scope, signedIn }) => {
        await once(
          scope,
          { of: 'faqQuestionCreate', key: clientKey },
          () => faq.ask(scope, signedIn, text),
          (id) => Promise.resolve({ id }),
        );
        return true;
      },
      faqProposalCreate: async (_, { clientKey, ...proposal }, { scope, signedIn }) => {
        await once(
          scope,
          { of: 'faqProposalCreate', key: clientKey },
          () => faq.propose(scope, signedIn, proposal),
          (id) => Promise.resolve({ id }),
        );
        return true;
      },
      faqQuestionClose: async (_, { id }, { scope }) => {
        await faq.close(scope, id);
        return true;
      },
    },
    FaqEntry: {
      title: (entry, _, { lang }) => textsOf(entry, lang).title,
      text: (entry, _, { lang }) => textsOf(entry, lang).text,
      tour: ({ tour }, _, { lang }) =>
        tour.map(({ route, anchor, textRu, textEn }) => ({
          route,
          anchor,
          text: lang === 'en-us' && textEn !== '' ? textEn : textRu,
        })),
      ownVote: ({ id }, _, { loaders }) => loaders.ownFaqVote.load(id),
      source: (entry, _, { signedIn }) => (signedIn.isSuperAdmin ? entry : null),
    },
    FaqSource: {
      reasons: ({ id }, _, { loaders }) => loaders.faqReasons.load(id),
      comments: ({ id }, _, { scope }) => faq.comments(scope, id),
    },
  } satisfies FaqResolvers;
}
