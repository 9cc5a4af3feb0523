import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Context } from '@server/graphql/context';
import type { ClosingDocument } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import { requireBackOffice } from '../back-office-access';

const NAME = 'closingDocument';

/** Returns the document with which the provider closes a month; an act by default. Requires a transaction of the system. */
export async function closingDocumentOf(tx: Tx): Promise<ClosingDocument> {
  const rows = await selectRows(tx, { value: text })(sql`select value from setting where name = ${NAME}`);
  return rows[0]?.value === 'upd' ? 'upd' : 'act';
}

/** Manages the choice between an act and a УПД, which is stored with the provider's legal details. */
export function createClosingDocuments({ audit, readConsts }: Pick<ModuleDeps, 'audit' | 'readConsts'>) {
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
        await tx.execute(sql`
          insert into setting (name, value) values (${NAME}, ${type}) on conflict (name) do update set value = excluded.value`);
        await audit.write(
          { ...context.scope, tx, organizationId: superOrganizationId },
          {
            action: 'update',
            objectType: 'organization',
            objectId: superOrganizationId,
            changes: { closingDocument: [before, type] },
          },
        );
        return type;
      });
    },
  };
}

export type ClosingDocuments = ReturnType<typeof createClosingDocuments>;
