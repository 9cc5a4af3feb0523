import DataLoader from 'dataloader';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { faqRepository } from './faq.repository';
import { createFaqResolvers } from './faq.resolvers';
import { createFaqService } from './faq.service';
import type { FaqVoteRow } from './faq.tables';
import type { ById } from '@server/graphql/loaders';

interface FaqLoaders {
  /** What the caller said of an answer, by the id of the entry. */
  ownFaqVote: ById<FaqVoteRow>;
}

declare module '@server/graphql/loaders' {
  interface Loaders extends FaqLoaders {}
}

/** Questions and answers of the provider, for all organizations. */
export function createFaqModule(deps: Pick<ModuleDeps, 'audit'>): ServerModule {
  return {
    loaders: (source) => ({
      ownFaqVote: new DataLoader<number, FaqVoteRow | null>(async (ids) => {
        const { tx, organizationId, caller } = source.scope();
        const votes = await faqRepository.votesOf(tx, organizationId, caller?.userId ?? 0, ids);
        const byEntry = new Map(votes.map((vote) => [vote.entryId, vote]));
        return ids.map((id) => byEntry.get(id) ?? null);
      }),
    }),
    resolvers: createFaqResolvers(createFaqService(deps)),
  };
}
