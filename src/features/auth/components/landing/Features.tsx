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

/** Screenshots of the workspace (`npm run landing:pictures`), since its advantages are better shown than described. */
function Pictures() {
  const { t } = useTranslation('auth');
  const { lang, isDark } = useAppSelector((state) => state.settings);
  return (
    <div className="feature-pictures">
      {pictures.map((name) => (
        <figure key={name}>
          <img
            src={`/inside/${name}-${lang}-${isDark ? 'dark' : 'light'}.webp`}
            alt={t(`auth:landing.features.${name}.picture`)}
            width="960"
            height="576"
            loading="lazy"
            decoding="async"
          />
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
