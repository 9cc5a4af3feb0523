import { Fragment, type ReactNode, useState } from 'react';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { EditModeGate } from '@src/store/EditModeGate';
import type { Answer } from '../source';

interface DraftLoaderProps<Item> {
  id: number;
  /** Must refetch each time the page is opened. */
  useDraft: (id: number) => Answer<Item | null>;
  children: (
    object: Item,
    /** `onRestart` restarts the editor with the server's text. */
    tools: { onRestart: () => void; refresh: () => void },
  ) => ReactNode;
}

/** Loads an object's draft and shows its editor in edit mode. */
export function DraftLoader<Item>(props: DraftLoaderProps<Item>) {
  return (
    <EditModeGate>
      <Draft {...props} />
    </EditModeGate>
  );
}

function Draft<Item>({ id, useDraft, children }: DraftLoaderProps<Item>) {
  const { data: object, error, isFetching, refetch } = useDraft(id);
  // Counts the restarts: each one takes the server's text again.
  const [begun, setBegun] = useState<number | null>(null);
  if (!object && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // The editor never starts with a cached copy, which can be older than what this user just saved.
  if (!object || (begun === null && isFetching)) return <SkeletonPage />;
  if (begun === null) setBegun(0);
  const restart = async () => {
    await refetch();
    setBegun((now) => (now ?? 0) + 1);
  };
  return (
    <Fragment key={begun}>
      {children(object, { onRestart: () => void restart(), refresh: () => void refetch() })}
    </Fragment>
  );
}
