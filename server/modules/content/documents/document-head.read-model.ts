import { eq } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';
import { organizationTable, type OrganizationRow } from '@server/modules/organization/organization.tables';
import { attachmentsOf } from '../blocks/attachments.read-model';

/** The organization that documents name. */
export async function readOrganization({ tx, organizationId }: Scope): Promise<OrganizationRow> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, organizationId));
  if (!row) throw new Error(`organization ${organizationId} is gone`);
  return row;
}

/** What the head of a document says and its dates need: the logo only as it is stored, to be read when the transaction has ended. */
export interface DocumentHead {
  organization: string;
  timezone: string;
  logo: ContentRow | null;
}

/** The head of the documents of the caller's organization. */
export async function readHead(scope: Scope): Promise<DocumentHead> {
  const { name, timezone, logoId } = await readOrganization(scope);
  const [logo = null] = await attachmentsOf(scope.tx, scope.organizationId, logoId === null ? [] : [logoId]);
  return { organization: name, timezone, logo };
}
