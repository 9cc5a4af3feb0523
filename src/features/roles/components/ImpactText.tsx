import { useTranslation } from 'react-i18next';
import type { Impact } from '../lib/useImpact';

/** The effect of a change on people, with their actual number. */
export function ImpactText({ impact, kind }: { impact: Impact; kind: 'role' | 'position' }) {
  const { t } = useTranslation('roles');
  if (impact.peopleCount === 0) return t('roles:impact.nobody');
  return (
    <>
      {t(`roles:impact.${kind}`, { count: impact.peopleCount })}
      {impact.isOwn ? ` ${t('roles:impact.own')}` : ''}
    </>
  );
}
