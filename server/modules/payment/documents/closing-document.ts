import type { Context } from '@server/graphql/context';
import type { ClosingDocument } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import { requireBackOffice } from '../back-office-access';
import { closingDocumentOf, saveClosingDocument } from './closing-document.repository';

/** Manages the choice between an act and a УПД, which is stored with the provider's legal details. */
export function createClosingDocuments({
  audit,
  live,
  readConsts,
}: Pick<ModuleDeps, 'audit' | 'live' | 'readConsts'>) {
  return {
    /** @throws {AppError} access.denied */
    async read(context: Context): Promise<ClosingDocument> {
      requireBackOffice(context, 'backOfficeDocs', 'read');
      return context.within(null, closingDocumentOf);
    },

    /** Applies to months that are closed from now on; issued documents stay unchanged. @throws {AppError} access.denied */
    async update(context: Context, type: ClosingDocument): Promise<ClosingDocument> {
      requireBackOffice(context, 'backOfficeDocs', 'write');
      const { superOrganizationId } = await readConsts();
      return context.within(null, async (tx) => {
        const before = await closingDocumentOf(tx);
        if (before === type) return type;
        await saveClosingDocument(tx, type);
        await audit.write(
          { ...context.scope, tx, organizationId: superOrganizationId },
          {
            action: 'update',
            objectType: 'organization',
            objectId: superOrganizationId,
            changes: { closingDocument: [before, type] },
          },
        );
        await live.publish(tx, {
          organizationId: superOrganizationId,
          topic: 'client',
          ids: [superOrganizationId],
        });
        return type;
      });
    },
  };
}

export type ClosingDocuments = ReturnType<typeof createClosingDocuments>;
