import type { Scope } from '@server/graphql/context';
import type { Audit, AuditEntry } from './audit';

/** A client as the provider's history names it. */
interface Client {
  id: number;
  name: string;
}

/**
 * What the provider does to a client, in both histories: one line for the client, one for the provider, who also reads
 * which client it was. In a transaction of the system's.
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
