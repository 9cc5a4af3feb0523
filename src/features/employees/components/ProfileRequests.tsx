import { Suspense } from 'react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useProfileRequestsQuery } from '../first-api';

/** There are usually no requests, so the list and the form for declining are lazy-loaded. */
const ProfileRequestList = lazyPart(async () => (await import('./ProfileRequestList')).ProfileRequestList);

const shown = 20;

/** Pending profile change requests; only one person's when `userId` is given. */
export function ProfileRequests({ userId }: { userId?: number }) {
  const { data, refetch } = useProfileRequestsQuery({ pageSize: shown, ...(userId ? { userId } : {}) });
  const requests = data?.profileRequests;
  if (!requests?.count) return null;
  return (
    <Suspense>
      <ProfileRequestList
        items={requests.items}
        count={requests.count}
        isOfOne={userId !== undefined}
        refresh={() => void refetch()}
      />
    </Suspense>
  );
}
