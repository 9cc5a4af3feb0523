import type { Scope } from '@server/graphql/context';
import type { Audit, AuditEntry } from './audit';

/** A client as it is named in the provider's history. */
interface Client {
  id: number;
  name: string;
}

/**
 * Records a provider's action on a client in both histories: one entry for the client, and one for the provider that also names
 * the client. Needs a system transaction.
 * @param providerId the provider's own organization
 */
export async function writeBothHistories(
  audit: Pick<Audit, 'write'>,
  scope: Scope,
  { client, providerId }: { client: Client; providerId: number },
  entry: AuditEntry,
): Promise<void> {
  await audit.write({ ...scope, organizationId: client.id }, { ...entry, isInBoth: true });
  await audit.write(
    { ...scope, organizationId: providerId },
    { ...entry, changes: { client: [null, client.name], ...entry.changes } },
  );
}
