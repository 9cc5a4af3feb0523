import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { property } from '@src/api/errors';
import { logError } from '@src/lib/log';
import { PlainMessage } from './PlainMessage';

/** Whether a chunk could not be loaded: the connection is lost, or a newer version was deployed. */
function isStaleChunk(error: unknown): boolean {
  const name = property(error, 'name');
  const message = String(property(error, 'message') ?? '');
  return name === 'ChunkLoadError' || /Loading (CSS )?chunk|dynamically imported module/i.test(message);
}

/** Shown instead of a page that does not exist, failed to load, or crashed. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const kind = isMissing ? 'missing' : isStaleChunk(error) ? 'stale' : 'broken';
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
