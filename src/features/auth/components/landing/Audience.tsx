import { useTranslation } from 'react-i18next';

const groups = ['hr', 'leaders', 'newcomers'] as const;

/** For whom. */
export function Audience() {
  const { t } = useTranslation('auth');
  return (
    <section id="landing-audience" aria-labelledby="landing-audience-title">
      <h2 id="landing-audience-title">{t('auth:landing.audience.title')}</h2>
      <div className="audience">
        {groups.map((group) => (
          <div key={group}>
            <h3>{t(`auth:landing.audience.${group}.title`)}</h3>
            <p>{t(`auth:landing.audience.${group}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
