import type { Context } from '@server/graphql/context';
import type { QueryContentHistoryArgs } from '@server/graphql/generated/types';
import type { ContentResolvers } from '@server/graphql/generated/domains/content';
import type { UnclearClausesResolvers } from '@server/graphql/generated/domains/unclear-clauses';
import { canReport } from './access/access.policy';
import { contentAccess } from './access/content-access';
import { callerOf } from '@server/graphql/access/subject';
import { type ContentKinds, requireKind } from './content-kinds';
import type { IntegrityService } from './evidence/integrity.service';
import { readUnclearClauses } from './comments/unclear.read-model';
import type { UnclearService } from './comments/unclear.service';
import { signerOf } from './evidence/signer-identity';
import { readHistory } from './history/history.read-model';
import { requireUser } from '@server/modules/employees/employees.read-model';
import type { NotesService } from './notes/notes.service';
import type { RatingsService } from './ratings/ratings.service';
import { questionScalars } from './questions/question-scalars';

async function history(kinds: ContentKinds, { scope, loaders }: Context, args: QueryContentHistoryArgs) {
  const { items, count } = await readHistory(scope, requireKind(kinds, args.objectType), args);
  const actors = await Promise.all(
    items.map(({ actorId }) => (actorId === null ? null : loaders.user.load(actorId))),
  );
  return {
    count,
    items: items.map(({ actorId: _, ...event }, index) => ({ ...event, actor: actors[index] ?? null })),
  };
}

interface ContentResolverServices {
  integrity: IntegrityService;
  notes: NotesService;
  ratings: RatingsService;
  unclear: UnclearService;
}

const unclearMutations = (unclear: UnclearService): UnclearClausesResolvers['Mutation'] => ({
  unclearWordsSave: async (_, { text, ...mark }, { scope }) => {
    await unclear.saveWords(scope, mark, text);
    return true;
  },
  unclearTakeBack: async (_, mark, { scope }) => {
    await unclear.takeBack(scope, mark);
    return true;
  },
  unclearSettle: async (_, { objectType, objectId, ...spot }, { scope }) => {
    await unclear.settle(scope, { objectType, objectId }, spot);
    return true;
  },
});

/** The resolvers that are the same for content of any kind. */
export function createContentResolvers(
  kinds: ContentKinds,
  { integrity, notes, ratings, unclear }: ContentResolverServices,
): ContentResolvers & UnclearClausesResolvers {
  return {
    ...questionScalars,
    Query: {
      contentHistory: (_, args, context) => history(kinds, context, args),
      contentCheckIntegrity: (_, { objectType, id: objectId }, { scope }) =>
        integrity.check(scope, { objectType, objectId }),
      contentRatings: (_, args, { scope }) => ratings.list(scope, args),
      unclearClauses: (_, { objectType }, { scope }) =>
        readUnclearClauses(scope, requireKind(kinds, objectType)),
      unclearPlaces: (_, object, { scope }) => unclear.places(scope, object),
      contentNotes: (_, object, { scope }) => notes.list(scope, object),
    },
    Mutation: {
      contentRate: (_, { rating }, { scope }) => ratings.rate(scope, rating),
      contentNoteSave: (_, { note, clientKey }, { scope }) => notes.save(scope, note, clientKey),
      contentNoteDelete: async (_, { id }, { scope }) => {
        await notes.remove(scope, id);
        return true;
      },
      ...unclearMutations(unclear),
    },
    ContentRating: {
      user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
      versionLabel: async (rating, _, { loaders }) => (await loaders.ratedLabel.load(rating)) ?? '',
    },
    EvidenceRecord: {
      id: ({ id }) => String(id),
      signer: async ({ objectType, objectId, actorId, identity }, _, { scope }) => {
        if (actorId === callerOf(scope).userId) return signerOf(identity);
        const access = await contentAccess(requireKind(kinds, objectType)).find(scope, objectId);
        return access && canReport(callerOf(scope), access) ? signerOf(identity) : null;
      },
    },
  };
}
