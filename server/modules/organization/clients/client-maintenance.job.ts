import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import type { ClientsService } from './clients.service';
import { clientsRepository } from './clients.repository';

/** Every hour: ends suspensions after their last day, and erases the people of clients that were deleted thirty days ago. */
export function createLookAfterClients(
  { database, audit, now, log }: Pick<ModuleDeps, 'database' | 'audit' | 'now' | 'log'>,
  clients: Pick<ClientsService, 'endSuspensions'>,
) {
  /** Erases one client per transaction, so that an interrupted run continues with the next client. */
  async function erase(organizationId: number): Promise<void> {
    await database.system(async (tx) => {
      const count = await clientsRepository.erase(tx, organizationId);
      if (count === null) return;
      await audit.write(systemScope(tx, organizationId), {
        action: 'delete',
        objectType: 'organization',
        objectId: organizationId,
        changes: { erasedPeople: [null, count] },
      });
      log.info({ organizationId, count }, 'the people of a deleted organization were erased');
    });
  }

  return async (): Promise<void> => {
    await database.system((tx) => clients.endSuspensions(tx));
    const due = await database.system((tx) => clientsRepository.overdueDeletions(tx, now()));
    for (const id of due) await erase(id);
  };
}
