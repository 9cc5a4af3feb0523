import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { property } from '@src/api/errors';
import { logError } from '@src/lib/log';
import './route-error.css';

/** A chunk of the program that the server does not have any more: a newer version was put out. */
function isStaleChunk(error: unknown): boolean {
  const name = property(error, 'name');
  const message = String(property(error, 'message') ?? '');
  return name === 'ChunkLoadError' || /Loading (CSS )?chunk|dynamically imported module/i.test(message);
}

/** What is shown instead of a page that is not there, did not load, or broke. Plain: the theme itself may be missing. */
export function RouteError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const kind = isMissing ? 'missing' : isStaleChunk(error) ? 'stale' : 'broken';
  useEffect(() => {
    if (kind === 'broken') logError('a page broke', error);
    document.title = `${t(`common:error.${kind}Title`)} - ${t('common:siteName')}`;
  }, [kind, error, t]);
  return (
    <div className="route-error" role="alert">
      <h1>{t(`common:error.${kind}Title`)}</h1>
      <p>{t(`common:error.${kind}Text`)}</p>
      {isMissing ? (
        <a href="#/">{t('common:error.home')}</a>
      ) : (
        <button type="button" onClick={() => window.location.reload()}>
          {t('common:error.reload')}
        </button>
      )}
    </div>
  );
}
