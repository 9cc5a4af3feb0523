import { lazyPart } from '@src/components/feedback/lazy-part';
import { useWasOpen } from '@src/components/useWasOpen';
import { Suspense } from 'react';
import { useEmployeesUninvitedQuery } from '../first-api';

/** Usually everybody is invited, so the alert is lazy-loaded. */
const UninvitedAlert = lazyPart(async () => (await import('./UninvitedAlert')).UninvitedAlert);

/** An alert about people without an invitation; renders nothing when everybody is invited. */
export function UninvitedPeople() {
  const { data } = useEmployeesUninvitedQuery({ page: 1, pageSize: 1 });
  const count = data?.users.count ?? 0;
  // Stays mounted after the others are invited, so that the rejections remain visible.
  const isNeeded = useWasOpen(count > 0);
  return isNeeded ? (
    <Suspense>
      <UninvitedAlert count={count} />
    </Suspense>
  ) : null;
}
