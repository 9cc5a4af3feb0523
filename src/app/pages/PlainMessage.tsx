import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@src/components/routing/page-title';
import './plain-message.css';

interface PlainMessageProps {
  kind: 'missing' | 'denied' | 'stale' | 'broken';
}

/** One message on an empty page. It does not use the component library, which may be what failed to load. */
export function PlainMessage({ kind }: PlainMessageProps) {
  const { t } = useTranslation('common');
  const title = t(`common:error.${kind}Title`);
  usePageTitle(title, t('common:siteName'));
  return (
    <div className="plain-message" role="alert">
      <h1>{title}</h1>
      <p>{t(`common:error.${kind}Text`)}</p>
      {kind === 'missing' || kind === 'denied' ? (
        <a href="#/">{t('common:error.home')}</a>
      ) : (
        <button type="button" onClick={() => window.location.reload()}>
          {t('common:error.reload')}
        </button>
      )}
    </div>
  );
}
