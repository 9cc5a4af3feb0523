import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';

const roles = ['employee', 'leader', 'admin'] as const;
type Role = (typeof roles)[number];

/** A look inside, through the eyes of three people: pictures of the cabinet itself (`npm run landing:pictures`). */
export function Inside() {
  const { t } = useTranslation('auth');
  const { lang, isDark } = useAppSelector((state) => state.settings);
  const [role, setRole] = useState<Role>('employee');
  return (
    <section id="landing-inside" aria-labelledby="landing-inside-title">
      <h2 id="landing-inside-title">{t('auth:landing.inside.title')}</h2>
      <p className="lead">{t('auth:landing.inside.text')}</p>
      <div className="inside">
        <div className="inside-roles" role="group" aria-label={t('auth:landing.inside.roles.label')}>
          {roles.map((name) => (
            <button key={name} type="button" aria-pressed={name === role} onClick={() => setRole(name)}>
              {t(`auth:landing.inside.roles.${name}`)}
            </button>
          ))}
        </div>
        <figure className="inside-screen" aria-live="polite">
          <figcaption>
            <strong>{t(`auth:landing.inside.${role}.title`)}</strong>
            <span>{t(`auth:landing.inside.${role}.text`)}</span>
          </figcaption>
          <img
            src={`/inside/${role}-${lang}-${isDark ? 'dark' : 'light'}.webp`}
            alt={t(`auth:landing.inside.${role}.picture`)}
            width="1200"
            height="760"
            loading="lazy"
          />
        </figure>
      </div>
    </section>
  );
}
