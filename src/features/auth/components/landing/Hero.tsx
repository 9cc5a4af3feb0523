import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AuthLink } from './AuthLink';
import { DemoButton } from './DemoButton';

/** The first screen: the same text as in the page's HTML, with a picture of the workspace beside it. */
export function Hero() {
  const { t } = useTranslation('auth');
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{t('auth:landing.hero.title')}</h1>
        <p>{t('auth:landing.hero.text')}</p>
        <div className="hero-actions">
          <AuthLink mode="register" className="button button-main">
            {t('auth:landing.hero.start')}
          </AuthLink>
          <AuthLink mode="signIn" className="button button-second">
            {t('auth:landing.signIn')}
          </AuthLink>
          <DemoButton className="button button-quiet hero-demo" />
        </div>
        <p className="hero-note">{t('auth:landing.hero.note')}</p>
      </div>
      <HeroPicture />
    </section>
  );
}

const lines = ['96%', '88%', '72%'];

/** A picture of a pending document and a completed one. It is decorative: its text repeats what the page says below. */
function HeroPicture() {
  const { t } = useTranslation('auth');
  return (
    <div className="hero-picture" aria-hidden>
      <div className="paper paper-back">
        <span className="chip chip-done">
          <Check size={14} /> {t('auth:landing.inside.leader.signed')}
        </span>
        <div className="bar">
          <i />
        </div>
      </div>
      <div className="paper">
        <span className="chip chip-wait">
          <Clock size={14} /> {t('auth:landing.inside.employee.due')}
        </span>
        <strong>{t('auth:landing.inside.employee.document')}</strong>
        {lines.map((width) => (
          <i key={width} className="line" style={{ width }} />
        ))}
        <p className="clause">
          <b>{'4.2'}</b> {t('auth:landing.inside.employee.clause')}
        </p>
        {lines.slice(1).map((width) => (
          <i key={width} className="line" style={{ width }} />
        ))}
        <span className="paper-button">{t('auth:landing.inside.employee.sign')}</span>
      </div>
    </div>
  );
}
