import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { HistoryResolvers } from '@server/graphql/generated/domains/history';
import { checkRowId, paging } from '@server/modules/checks';
import { findEntry, findHistory, type WordingDeps, wordEntries } from './history.read-model';
import type { HistoryCheckService } from './integrity/history-check.service';
import type { SavedHeadsService } from './integrity/witness.service';
import { createRevertsService } from './reverts.service';

/** Resolves the history: what was done, by whom and to whom. */
export function createHistoryResolvers(
  deps: WordingDeps,
  checks: HistoryCheckService,
  heads: SavedHeadsService,
): HistoryResolvers {
  const service = createRevertsService(deps.reverts);
  return {
    Query: {
      async history(_, { filter, page, pageSize }, { scope, signedIn }) {
        const at = paging(page, pageSize, limits.pageSizeMax);
        const { rows, count, isMore } = await findHistory(scope, signedIn, filter ?? {}, at);
        return { items: await wordEntries(scope, signedIn, rows, deps), count, isMore };
      },
      async historyEntry(_, { id }, { scope, signedIn }) {
        const row = await findEntry(scope, signedIn, checkRowId(id));
        const [entry] = await wordEntries(scope, signedIn, [row], deps);
        if (!entry) throw new AppError('notFound');
        return entry;
      },
      historyCheck: (_, __, { scope }) => checks.read(scope),
      historyHead: (_, __, { scope }) => heads.head(scope),
      historyHeadCompare: (_, { text }, { scope }) => heads.compare(scope, text),
    },
    Mutation: {
      historyCheckStart: (_, __, { scope }) => checks.start(scope),
      historyCheckCancel: (_, __, { scope }) => checks.cancel(scope),
      async historyRevert(_, { id, field }, { scope, signedIn }) {
        await service.revert(scope, signedIn, checkRowId(id), field);
        return true;
      },
    },
    HistoryPerson: {
      avatar: ({ avatarId }, _, { loaders }) => (avatarId === null ? null : loaders.content.load(avatarId)),
    },
  };
}
