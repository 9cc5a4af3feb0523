import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { denialAddress, type DenialReason, noteRejection, withClosedPage } from '@src/lib/denied';

/**
 * For a page whose own guard rejects the user: leads to access denied. The router cannot check such a page, so after a reload
 * access denied returns here once.
 */
export function DeniedHere({ reason }: { reason: DenialReason }) {
  const { pathname, search } = useLocation();
  // The page that is closed, not the one that this leads to.
  const [from] = useState(pathname + search);
  // Before `Navigate`, which leaves the page in an effect.
  useLayoutEffect(() => noteRejection(from), [from]);
  return <Navigate to={`${withClosedPage(denialAddress(reason), from)}&by=page`} replace />;
}
