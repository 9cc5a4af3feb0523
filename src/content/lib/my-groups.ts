import { isOpenStatus } from '@domain/assignment-statuses';

export type MyGroup = 'toSign' | 'changed' | 'shelf' | 'signed' | 'other';

interface Mine {
  myAssignment: { status: string; dueAt: string | null } | null;
  mySignature: { action: string } | null;
  /** From the shelf; absent: the kind has none. */
  canTake?: boolean;
}

/** Where an object stands in the person's own list; `other`: it need not be signed, only may be read. */
export function myGroup(item: Mine): MyGroup {
  const status = item.myAssignment?.status;
  if (status === 'resign') return 'changed';
  if (isOpenStatus(status)) return 'toSign';
  if (status === 'done' || item.mySignature?.action === 'signed') return 'signed';
  return item.canTake ? 'shelf' : 'other';
}
