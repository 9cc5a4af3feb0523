import { answerSchema } from '@domain/organization/ideal-picture';
import type { IdealPictureResolvers } from '@server/graphql/generated/domains/ideal-picture';
import { once } from '@server/graphql/idempotency';
import { checkInput } from '@server/modules/check-input';
import { shownEvidence } from './ideal-evidence.service';
import type { createIdealPictureService } from './ideal-picture.service';

/** The contract's fields of the ideal picture: graphql/schema/ideal-picture.graphql. */
export function createIdealPictureResolvers(
  service: ReturnType<typeof createIdealPictureService>,
): IdealPictureResolvers {
  return {
    Query: {
      idealPicture: (_, { layer, targetId, isArchive }, context) =>
        service.picture(context, { layer, id: targetId ?? null }, isArchive ?? false),
    },
    Mutation: {
      idealStatementCreate: (_, { statement, clientKey }, context) =>
        once(
          context.scope,
          { of: 'idealStatementCreate', key: clientKey },
          () => service.create(context, statement),
          (id) => service.find(context, id),
        ),
      idealStatementsCreate: (_, { layer, targetId, texts, clientKey }, context) =>
        once(
          context.scope,
          { of: 'idealStatementsCreate', key: clientKey },
          () => service.createAll(context, { layer, id: targetId ?? null }, texts),
          (id) => service.find(context, id),
        ),
      idealStatementUpdate: (_, { statement }, context) => service.update(context, statement),
      idealStatementArchive: (_, { id, isArchive }, context) => service.archive(context, id, isArchive),
      async idealStatementsUpdate(_, { layer, targetId, items }, context) {
        await service.reorder(context, { layer, id: targetId ?? null }, items);
        return true;
      },
      async idealPictureSubmit(_, __, context) {
        await service.move(context, context.signedIn.userId, ['draft', 'returned'], 'review', '');
        return true;
      },
      async idealPictureDecide(_, { userId, isApproved, comment }, context) {
        const { comment: reason } = checkInput(answerSchema, { comment, isAccepted: isApproved });
        await service.move(context, userId, ['review'], isApproved ? 'approved' : 'returned', reason);
        return true;
      },
    },
    User: {
      idealPicture: ({ id }, _, { loaders }) => loaders.idealPictureOfUser.load(id),
    },
    IdealStatement: {
      evidence: ({ id }, _, context) => shownEvidence(context, id),
      owner: ({ ownerId }, _, { loaders }) => (ownerId === null ? null : loaders.user.load(ownerId)),
    },
  };
}
