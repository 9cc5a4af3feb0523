import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { property } from '@src/api/errors';
import { logError } from '@src/lib/log';
import { PlainMessage } from './PlainMessage';

/** A chunk of the program that the server does not have any more: a newer version was put out. */
function isStaleChunk(error: unknown): boolean {
  const name = property(error, 'name');
  const message = String(property(error, 'message') ?? '');
  return name === 'ChunkLoadError' || /Loading (CSS )?chunk|dynamically imported module/i.test(message);
}

/** What is shown instead of a page that is not there, did not load, or broke. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const kind = isMissing ? 'missing' : isStaleChunk(error) ? 'stale' : 'broken';
  useEffect(() => {
    if (kind === 'broken') logError('a page broke', error);
  }, [kind, error]);
  return <PlainMessage kind={kind} />;
}
