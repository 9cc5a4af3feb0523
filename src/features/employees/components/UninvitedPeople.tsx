import { useWasOpen } from '@src/components/useWasOpen';
import { lazy, Suspense } from 'react';
import { useEmployeesUninvitedQuery } from '../first-api';

/** Mostly everybody is invited: the way to do it comes when somebody is not. */
const UninvitedAlert = lazy(async () => ({ default: (await import('./UninvitedAlert')).UninvitedAlert }));

/** Of whom nobody has invited; nothing when everybody is. */
export function UninvitedPeople() {
  const { data } = useEmployeesUninvitedQuery({ page: 1, pageSize: 1 });
  const count = data?.users.count ?? 0;
  // What was refused to some stays on the screen when all others are invited.
  const isNeeded = useWasOpen(count > 0);
  return isNeeded ? (
    <Suspense>
      <UninvitedAlert count={count} />
    </Suspense>
  ) : null;
}
