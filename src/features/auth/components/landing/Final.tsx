import { useTranslation } from 'react-i18next';
import { AuthLink } from './AuthLink';

/** The final call to action. */
export function Final() {
  const { t } = useTranslation('auth');
  return (
    <section className="final">
      <h2>{t('auth:landing.final.title')}</h2>
      <p>{t('auth:landing.final.text')}</p>
      <AuthLink mode="register" className="button button-main">
        {t('auth:landing.hero.start')}
      </AuthLink>
    </section>
  );
}
