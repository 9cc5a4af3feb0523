import { answerSchema } from '@domain/organization/ideal-picture';
import type { IdealWorkResolvers } from '@server/graphql/generated/domains/ideal-work';
import { once } from '@server/graphql/idempotency';
import { checkInput } from '@server/modules/check-input';
import { findObjectHistory, type WordingDeps, wordEntries } from '@server/modules/history/history.read-model';
import type { createGapCheckService } from './gap-check.service';
import type { createIdealPictureService } from './ideal-picture.service';
import type { createProposalsService } from './ideal-proposals.service';

interface IdealWork extends WordingDeps {
  statements: Pick<ReturnType<typeof createIdealPictureService>, 'everIn'>;
  proposals: ReturnType<typeof createProposalsService>;
  gap: ReturnType<typeof createGapCheckService>;
}

/** Resolves people's work with the ideal picture: proposals, its history, and checks of themselves against it. */
export function createIdealWorkResolvers({
  statements,
  proposals,
  gap,
  ...deps
}: IdealWork): IdealWorkResolvers {
  return {
    Query: {
      async idealHistory(_, { layer, targetId }, context) {
        const target = { layer, id: targetId ?? null };
        const objectIds = await statements.everIn(context, target);
        const { scope, signedIn } = context;
        const rows = await findObjectHistory(scope, { objectType: 'idealStatement', objectIds });
        return wordEntries(scope, signedIn, rows, deps);
      },
      gapChecks: (_, { userId }, context) => gap.list(context, userId),
    },
    Mutation: {
      idealProposalCreate: (_, { proposal, clientKey }, context) =>
        once(
          context.scope,
          { of: 'idealProposalCreate', key: clientKey },
          () => proposals.create(context, proposal),
          (id) => proposals.find(context, id),
        ),
      idealProposalWithdraw: (_, { id }, context) => proposals.withdraw(context, id),
      idealProposalDecide(_, { id, isAccepted, comment, updatedAt }, context) {
        const { comment: reason } = checkInput(answerSchema, { comment, isAccepted });
        return proposals.decide(context, id, { isAccepted, comment: reason, updatedAt: updatedAt ?? null });
      },
      gapCheckOpen: (_, { userId, period }, context) => gap.open(context, userId, period),
      gapCheckAnswer: (_, { id, marks }, context) => gap.answer(context, id, marks),
    },
    IdealPicture: {
      proposals: ({ target, canWrite }, _, context) =>
        target.layer === 'person' ? [] : proposals.list(context, target, canWrite),
    },
    IdealProposal: {
      statement: ({ statementId }, _, { loaders }) =>
        statementId === null ? null : loaders.idealStatement.load(statementId),
      author: ({ authorId }, _, { loaders }) => loaders.user.load(authorId),
      decidedBy: ({ decidedById }, _, { loaders }) =>
        decidedById === null ? null : loaders.user.load(decidedById),
      isOwn: ({ authorId }, _, { signedIn }) => authorId === signedIn.userId,
    },
    GapCheck: {
      leader: ({ leaderId }, _, { loaders }) => (leaderId === null ? null : loaders.user.load(leaderId)),
      rows: (check, _, context) => gap.rows(context, check),
    },
  };
}
