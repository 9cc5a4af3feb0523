import { useTranslation } from 'react-i18next';

const questions = ['legal', 'start', 'data', 'devices'] as const;

/** Frequently asked questions. */
export function Questions() {
  const { t } = useTranslation('auth');
  return (
    <section id="landing-questions" className="questions" aria-labelledby="landing-questions-title">
      <h2 id="landing-questions-title">{t('auth:landing.questions.title')}</h2>
      <div>
        {questions.map((question) => (
          <details key={question} name="question">
            <summary>{t(`auth:landing.questions.${question}.q`)}</summary>
            <p>{t(`auth:landing.questions.${question}.a`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
