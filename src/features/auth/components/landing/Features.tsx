import { FileText, History, Network, Radio, ShieldCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const features = [
  { key: 'rules', icon: Users },
  { key: 'versions', icon: History },
  { key: 'evidence', icon: ShieldCheck },
  { key: 'word', icon: FileText },
  { key: 'structure', icon: Network },
  { key: 'live', icon: Radio },
] as const;

/** What it does. */
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
    </section>
  );
}
