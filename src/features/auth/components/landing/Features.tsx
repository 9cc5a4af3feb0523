import { FileText, History, Network, Radio, ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';

const features = [
  { key: 'rules', icon: Users },
  { key: 'versions', icon: History },
  { key: 'evidence', icon: ShieldCheck },
  { key: 'word', icon: FileText },
  { key: 'structure', icon: Network },
  { key: 'live', icon: Radio },
] as const;
const pictures = ['comparison', 'drag'] as const;

/**
 * Screenshots of the workspace (`npm run landing:pictures`), since its advantages are better shown than described. A phone gets
 * pictures of its own width, so that their text is as large as the page's.
 */
function Pictures() {
  const { t } = useTranslation('auth');
  const { lang, isDark } = useAppSelector((state) => state.settings);
  const address = (name: string, size: 'wide' | 'narrow') =>
    `/inside/${name}-${lang}-${isDark ? 'dark' : 'light'}-${size}.webp`;
  return (
    <div className="feature-pictures">
      {pictures.map((name) => (
        <figure key={name}>
          <picture>
            <source media="(max-width: 600px)" srcSet={address(name, 'narrow')} width="780" height="800" />
            <img
              src={address(name, 'wide')}
              alt={t(`auth:landing.features.${name}.picture`)}
              width="1200"
              height="720"
              loading="lazy"
              decoding="async"
            />
          </picture>
          <figcaption>
            <strong>{t(`auth:landing.features.${name}.title`)}</strong>{' '}
            {t(`auth:landing.features.${name}.text`)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The features section. */
export function Features() {
  const { t } = useTranslation('auth');
  return (
    <section id="landing-features" aria-labelledby="landing-features-title">
      <h2 id="landing-features-title">{t('auth:landing.features.title')}</h2>
      <p className="lead">{t('auth:landing.features.text')}</p>
      <ul className="features">
        {features.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon size={22} aria-hidden />
            <h3>{t(`auth:landing.features.${key}.title`)}</h3>
            <p>{t(`auth:landing.features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <Pictures />
    </section>
  );
}
