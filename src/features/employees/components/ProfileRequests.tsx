import { lazy, Suspense } from 'react';
import { useProfileRequestsQuery } from '../first-api';

/** Mostly nobody asks for anything: the list and the form of a refusal come when somebody does. */
const ProfileRequestList = lazy(async () => ({
  default: (await import('./ProfileRequestList')).ProfileRequestList,
}));

const shown = 20;

/** Who asks to have something of theirs changed; of one person only when `userId` is given. */
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
