export type MyGroup = 'toSign' | 'changed' | 'signed';

interface Mine {
  myAssignment: { status: string; dueAt: string | null } | null;
  mySignature: { action: string } | null;
}

/** Where a regulation stands in the person's own list; null: nothing is or was owed (it may only be read). */
export function myGroup(item: Mine): MyGroup | null {
  const status = item.myAssignment?.status;
  if (status === 'resign') return 'changed';
  if (status === 'assigned' || status === 'inProgress' || status === 'failed') return 'toSign';
  if (status === 'done' || item.mySignature?.action === 'signed') return 'signed';
  return null;
}
