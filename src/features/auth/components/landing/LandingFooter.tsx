import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';
import type { LegalText } from '../LegalDialog';

const LegalDialog = lazyPart(async () => (await import('../LegalDialog')).LegalDialog);

/** Contacts and legal texts. */
export function LandingFooter() {
  const { t } = useTranslation('auth');
  const offer = useAppSelector(selectConsts)?.offer;
  const [legal, setLegal] = useState<LegalText | null>(null);
  return (
    <footer id="landing-contacts">
      <span>{t('auth:landing.footer')}</span>
      <span className="landing-contacts">
        {offer?.contactEmail ? <a href={`mailto:${offer.contactEmail}`}>{offer.contactEmail}</a> : null}
        {offer?.contactPhone ? (
          <a href={`tel:${offer.contactPhone.replace(/[^+\d]/g, '')}`}>{offer.contactPhone}</a>
        ) : null}
        {(['terms', 'privacy'] as const).map((text) => (
          <button key={text} type="button" onClick={() => setLegal(text)}>
            {t(`auth:landing.legal.${text}`)}
          </button>
        ))}
      </span>
      {legal ? (
        <Suspense>
          <LegalDialog text={legal} onClose={() => setLegal(null)} />
        </Suspense>
      ) : null}
    </footer>
  );
}
