import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { logError } from '@src/lib/log';
import { isChunkLoadError } from '@src/lib/chunk-load-error';
import { PlainMessage } from './PlainMessage';

/** Shown instead of a page that does not exist, failed to load, or crashed. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const kind = isMissing ? 'missing' : isChunkLoadError(error) ? 'stale' : 'broken';
  useEffect(() => {
    if (kind === 'broken') logError('a page broke', error);
  }, [kind, error]);
  useEffect(() => {
    if (kind !== 'stale') return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [kind]);
  return <PlainMessage kind={kind} />;
}
