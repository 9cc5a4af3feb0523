import DataLoader from 'dataloader';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { type FaqReasonRow, faqRepository } from './faq.repository';
import { createFaqResolvers } from './faq.resolvers';
import { createFaqService } from './faq.service';
import type { FaqVoteRow } from './faq.tables';
import type { ById } from '@server/graphql/loaders/loaders';

interface FaqLoaders {
  /** The caller's vote on an answer, by the id of the entry. */
  ownFaqVote: ById<FaqVoteRow>;
  /** The reasons why an answer did not help, by the id of the entry. */
  faqReasons: DataLoader<number, FaqReasonRow[]>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends FaqLoaders {}
}

/** The provider's questions and answers, for all organizations. */
export function createFaqModule(deps: Pick<ModuleDeps, 'audit' | 'live'>): ServerModule {
  return {
    loaders: (source) => ({
      ownFaqVote: new DataLoader<number, FaqVoteRow | null>(async (ids) => {
        const { tx, organizationId, caller } = source.scope();
        const votes = await faqRepository.votesOf(tx, organizationId, caller?.userId ?? 0, ids);
        const byEntry = new Map(votes.map((vote) => [vote.entryId, vote]));
        return ids.map((id) => byEntry.get(id) ?? null);
      }),
      faqReasons: new DataLoader<number, FaqReasonRow[]>(async (ids) => {
        const rows = await faqRepository.reasons(source.scope().tx, ids);
        const byEntry = groupBy(rows, ({ entryId }) => entryId);
        return ids.map((id) => byEntry.get(id) ?? []);
      }),
    }),
    resolvers: createFaqResolvers(createFaqService(deps)),
  };
}
