import { isOpenStatus } from '@domain/assignment-statuses';

export type MyGroup = 'toSign' | 'changed' | 'shelf' | 'signed' | 'other';

interface Mine {
  myAssignment: { status: string; dueAt: string | null } | null;
  mySignature: { action: string } | null;
  /** Whether it can be taken from the shelf; absent when the kind has no shelf. */
  canTake?: boolean;
}

/** Returns the group of an object in the user's own list; `other`: it can be read but does not have to be signed. */
export function myGroup(item: Mine): MyGroup {
  const status = item.myAssignment?.status;
  if (status === 'resign') return 'changed';
  if (isOpenStatus(status)) return 'toSign';
  if (status === 'done' || item.mySignature?.action === 'signed') return 'signed';
  return item.canTake ? 'shelf' : 'other';
}
