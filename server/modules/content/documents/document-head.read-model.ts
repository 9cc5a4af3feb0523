import { eq } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';
import { organizationTable, type OrganizationRow } from '@server/modules/organization/organization.tables';
import { attachmentsOf } from '../blocks/attachments.read-model';

/** Returns the organization named in documents. */
export async function readOrganization({ tx, organizationId }: Scope): Promise<OrganizationRow> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, organizationId));
  if (!row) throw new Error(`organization ${organizationId} is gone`);
  return row;
}

/** The data of a document's head: the logo only in its stored form, to be read after the transaction. */
export interface DocumentHead {
  organization: string;
  timezone: string;
  logo: ContentRow | null;
}

/** Reads the head of documents of the caller's organization. */
export async function readHead(scope: Scope): Promise<DocumentHead> {
  const { name, timezone, logoId } = await readOrganization(scope);
  const [logo = null] = await attachmentsOf(scope.tx, scope.organizationId, logoId === null ? [] : [logoId]);
  return { organization: name, timezone, logo };
}
