import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { DemoButton } from './DemoButton';

const roles = ['employee', 'leader', 'admin'] as const;
type Role = (typeof roles)[number];

const Tour = lazyPart(async () => (await import('./tour/Tour')).Tour);

/** Whether the element is near the viewport; always true in browsers that cannot detect it. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** Keeps the place of the tour until it is loaded. */
const Waiting = () => <div className="inside-waiting" aria-hidden />;

/**
 * A product tour through the eyes of three people: a small version of the workspace in the visitor's language, loaded on scroll or
 * on selection.
 */
export function Inside() {
  const { t } = useTranslation('auth');
  const [chosen, setRole] = useState<Role | null>(null);
  const role = chosen ?? 'employee';
  const section = useRef<HTMLElement>(null);
  const isLive = useIsNear(section) || chosen !== null;
  return (
    <section ref={section} id="landing-inside" aria-labelledby="landing-inside-title">
      <h2 id="landing-inside-title">{t('auth:landing.inside.title')}</h2>
      <p className="lead">{t('auth:landing.inside.text')}</p>
      <DemoButton className="button button-second inside-demo" />
      <div className="inside">
        <div className="inside-roles" role="group" aria-label={t('auth:landing.inside.roles.label')}>
          {roles.map((name) => (
            <button key={name} type="button" aria-pressed={name === role} onClick={() => setRole(name)}>
              {t(`auth:landing.inside.roles.${name}`)}
            </button>
          ))}
        </div>
        <figure className="inside-screen">
          <figcaption>
            <strong>{t(`auth:landing.inside.${role}.title`)}</strong>
            <span>{t(`auth:landing.inside.${role}.text`)}</span>
          </figcaption>
          <Suspense fallback={<Waiting />}>{isLive ? <Tour key={role} role={role} /> : <Waiting />}</Suspense>
        </figure>
      </div>
    </section>
  );
}
