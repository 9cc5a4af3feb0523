import { Fragment, type ReactNode, useState } from 'react';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { EditModeGate } from '@src/store/EditModeGate';
import type { Answer } from '../source';

interface DraftLoaderProps<Item> {
  id: number;
  /** Reads it anew each time that the page is opened. */
  useDraft: (id: number) => Answer<Item | null>;
  children: (
    object: Item,
    /** `onRestart` begins with the server's text anew. */
    tools: { onRestart: () => void; refresh: () => void },
  ) => ReactNode;
}

/** The editor of an object, once its draft is read, in edit mode. */
export function DraftLoader<Item>(props: DraftLoaderProps<Item>) {
  return (
    <EditModeGate>
      <Draft {...props} />
    </EditModeGate>
  );
}

function Draft<Item>({ id, useDraft, children }: DraftLoaderProps<Item>) {
  const { data: object, error, isFetching, refetch } = useDraft(id);
  // Counts the beginnings: a new one takes the server's text again.
  const [begun, setBegun] = useState<number | null>(null);
  if (!object && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // Never begin with a copy from the cache: it may be older than what was saved from here a minute ago.
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
