import type { ModuleDeps } from '@server/modules/module';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';
import { type PersonWriterDeps, writePerson } from './person-writer';

type Followed = Pick<UserRow, 'dateAdaptEnd' | 'status' | 'statusBefore'>;

const isNewcomer = (status: string) => status === 'adaptation' || status === 'preboarding';

const isSame = (first: Followed, other: Followed) =>
  first.dateAdaptEnd === other.dateAdaptEnd &&
  first.status === other.status &&
  first.statusBefore === other.statusBefore;

/** Updates a person's card according to the decisions about their adaptation. */
export function followAdaptation(deps: PersonWriterDeps & Pick<ModuleDeps, 'events'>): void {
  deps.events.on('adaptation.changed', async (scope, { userId, dateAdaptEnd, isPassed }) => {
    const { tx, organizationId } = scope;
    const before = await employeesRepository.lock(tx, organizationId, userId);
    if (!before) return;
    const passed = (status: string) => (isPassed && isNewcomer(status) ? 'working' : status);
    const change = {
      dateAdaptEnd,
      status: passed(before.status),
      // A person who is leaving must return to the status after passing if the dismissal is undone.
      statusBefore: before.statusBefore === null ? null : passed(before.statusBefore),
    };
    if (isSame(before, change)) return;
    await writePerson(deps, scope, { before, change, action: 'update' });
  });
}
