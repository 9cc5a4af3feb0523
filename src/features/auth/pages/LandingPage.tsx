import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { usePageTitle } from '@src/components/routing/page-title';
import { useRouteSecret } from '@src/components/routing/useRouteSecret';
import { Audience } from '../components/landing/Audience';
import { Features } from '../components/landing/Features';
import { Final } from '../components/landing/Final';
import { Hero } from '../components/landing/Hero';
import { Inside } from '../components/landing/Inside';
import { LandingBar } from '../components/landing/LandingBar';
import { LandingFooter } from '../components/landing/LandingFooter';
import { Prices } from '../components/landing/Prices';
import { Questions } from '../components/landing/Questions';
import { authModeOf, closedPath } from '../auth-mode';
import { NativeAlerts } from '../components/NativeAlerts';
import { loadAuthModal } from '../load-auth-modal';
import '../landing.css';

const AuthModal = lazyPart(async () => (await loadAuthModal()).AuthModal);

/** The landing page. Its first screen is also in the page's HTML, word for word; the forms load on demand. */
export function LandingPage() {
  const { t } = useTranslation('auth');
  const { action } = useParams();
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const mode = authModeOf(action, params.get('modal'), useRouteSecret('accessToken') !== null);
  usePageTitle(t('auth:landing.title'), t('common:siteName'));
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', t('auth:landing.meta'));
  }, [t]);
  return (
    <div className="landing">
      <LandingBar />
      <main>
        <Hero />
        <Features />
        <Inside />
        <Audience />
        <Prices />
        <Questions />
        <Final />
      </main>
      <LandingFooter />
      {mode ? (
        <Suspense>
          <AuthModal mode={mode} search={search} onClose={() => void navigate(closedPath(search))} />
        </Suspense>
      ) : (
        <NativeAlerts />
      )}
    </div>
  );
}
