import DataLoader from 'dataloader';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { faqRepository } from './faq.repository';
import { createFaqResolvers } from './faq.resolvers';
import { createFaqService } from './faq.service';
import type { FaqVoteRow } from './faq.tables';

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
