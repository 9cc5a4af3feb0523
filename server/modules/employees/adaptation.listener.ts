import type { ModuleDeps } from '@server/modules/module';
import type { EmployeeChanges } from './employee-changes';
import { employeesRepository } from './employees.repository';

/** A person's card follows the decisions about their adaptation. */
export function followAdaptation({ events }: Pick<ModuleDeps, 'events'>, changes: EmployeeChanges): void {
  events.on('adaptation.changed', async (scope, { userId, dateAdaptEnd, isPassed }) => {
    const { tx, organizationId } = scope;
    const before = await employeesRepository.lock(tx, organizationId, userId);
    if (!before) return;
    const isNewcomer = before.status === 'adaptation' || before.status === 'preboarding';
    const status = isPassed && isNewcomer ? 'working' : before.status;
    if (before.dateAdaptEnd === dateAdaptEnd && before.status === status) return;
    const after = await employeesRepository.update(tx, organizationId, userId, { dateAdaptEnd, status });
    await changes.tell(scope, [{ before, after, action: 'update' }]);
  });
}
