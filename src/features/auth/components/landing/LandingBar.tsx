import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from '@src/lib/languages';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { isDarkToggled, langChosen } from '@src/store/slices/settings';
import { AuthLink } from './AuthLink';

const sections = ['features', 'inside', 'prices', 'questions'] as const;

/** The top bar: name, sections, language, theme, and sign-in. */
export function LandingBar() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { lang, isDark } = useAppSelector((state) => state.settings);
  const other = languages.find((candidate) => candidate !== lang) ?? lang;
  return (
    <header className="landing-bar">
      <span className="landing-brand">
        <img src="/favicon.svg" width="30" height="30" alt="" />
        {t('auth:landing.brand')}
      </span>
      <nav className="landing-nav" aria-label={t('auth:landing.nav.label')}>
        {sections.map((section) => (
          // The hash contains the route, so the page is scrolled by code.
          <button key={section} type="button" onClick={() => scrollToSection(section)}>
            {t(`auth:landing.nav.${section}`)}
          </button>
        ))}
      </nav>
      <span className="landing-bar-actions">
        <button
          type="button"
          className="button button-quiet"
          lang={other}
          aria-label={`${t(`common:language.short.${other}`)}: ${t(`common:language.name.${other}`)}`}
          onClick={() => dispatch(langChosen(other))}
        >
          {t(`common:language.short.${other}`)}
        </button>
        <button
          type="button"
          className="button button-quiet landing-icon"
          aria-label={t(isDark ? 'auth:landing.theme.toLight' : 'auth:landing.theme.toDark')}
          onClick={() => dispatch(isDarkToggled())}
        >
          {isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
        </button>
        <AuthLink mode="signIn" className="button button-quiet">
          {t('auth:landing.signIn')}
        </AuthLink>
      </span>
    </header>
  );
}

function scrollToSection(section: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(`landing-${section}`)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
