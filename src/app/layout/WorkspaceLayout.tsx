import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { property } from '@src/api/errors';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { LeavingProvider } from '@src/components/routing/leaving';
import { PageTitleProvider, usePageTitle } from '@src/components/routing/page-title';
import { useUrlState } from '@src/components/routing/useUrlState';
import { flagParam } from '@src/lib/url-state';
import { ContentKindsContext } from '@src/content/content-kind';
import { AlertsHost } from '@src/store/AlertsHost';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { edges, sizes } from '@src/theme/tokens';
import { contentKinds } from '../content-kinds';
import { MainMenuContext } from '../menu-context';
import { mainMenu } from '../navigation';
import { opens } from '../routes/opens';
import { OpensContext } from '../routes/opens-context';
import { OfflineStrip } from './OfflineStrip';
import { Sidebar } from './Sidebar';
import { GlobalStrips } from './PersistentStrips';
import { TopBar } from './TopBar';
import { useLive } from './useLive';
import { useTitlesOfCutTexts } from './useTitlesOfCutTexts';

const contentId = 'content';
const codecs = { viewAs: flagParam() };

const ViewAsPicker = lazyPart(async () => (await import('./ViewAsPicker')).ViewAsPicker);
const Suspended = lazyPart(async () => (await import('../pages/Suspended')).Suspended);
const TourRunner = lazyPart(async () => (await import('../tour/TourRunner')).TourRunner, {
  isOptional: true,
});

/**
 * The frame of the workspace. A visitor gets its pages (not found, access denied) without the bars. Each part has its own
 * Suspense boundary, so that a part whose translations load late, such as a menu, does not hide the rest of the page.
 */
export function WorkspaceLayout() {
  const isDark = useAppSelector((state) => state.settings.isDark);
  const accent = useAppSelector((state) => state.app.consts?.accent ?? null);
  const { isAuthenticated } = useAppSelector(selectRoles);
  const suspension = useAppSelector((state) => state.app.suspension);
  const tour = useAppSelector((state) => state.tour.running);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { state, setState } = useUrlState(codecs);
  useTitlesOfCutTexts();
  useLive(isAuthenticated && suspension === null);
  if (suspension) {
    return (
      <ThemeRoot isDark={isDark} accent={accent}>
        <Suspense>
          <Suspended suspension={suspension} />
        </Suspense>
      </ThemeRoot>
    );
  }
  return (
    <ThemeRoot isDark={isDark} accent={accent}>
      <PageTitleProvider>
        <Suspense>
          <RouteTitle />
          {isAuthenticated ? <SkipLink /> : null}
          <OfflineStrip />
        </Suspense>
        <Box sx={{ display: 'flex', minHeight: edges.height }}>
          <Suspense>
            {isAuthenticated ? <Sidebar isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} /> : null}
          </Suspense>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Suspense fallback={<Box sx={{ height: sizes.topBar }} />}>
              {isAuthenticated ? <TopBar onMenu={() => setIsMenuOpen(true)} /> : null}
            </Suspense>
            <GlobalStrips />
            <Box
              component="main"
              id={contentId}
              tabIndex={-1}
              sx={{
                maxWidth: sizes.content,
                mx: 'auto',
                px: { xs: 2, sm: 3 },
                py: { xs: 2.5, sm: 3 },
                outline: 'none',
              }}
            >
              <OpensContext value={opens}>
                <ContentKindsContext value={contentKinds}>
                  <MainMenuContext value={mainMenu}>
                    <LeavingProvider>
                      <Suspense fallback={<SkeletonPage />}>
                        <Outlet />
                      </Suspense>
                    </LeavingProvider>
                  </MainMenuContext>
                </ContentKindsContext>
              </OpensContext>
            </Box>
          </Box>
        </Box>
        <Suspense>
          <AlertsHost />
        </Suspense>
        <Suspense>
          {state.viewAs ? <ViewAsPicker onClose={() => setState({ viewAs: false })} /> : null}
        </Suspense>
        <Suspense>{tour ? <TourRunner key={tour.title} tour={tour} /> : null}</Suspense>
        <ScrollRestoration />
      </PageTitleProvider>
    </ThemeRoot>
  );
}

/** Sets the page title to the route's title until the page sets its own. */
function RouteTitle() {
  const { t } = useTranslation(['navigation', 'common']);
  const title = useMatches()
    .map(({ handle }) => property(handle, 'title'))
    .findLast((item) => typeof item === 'string');
  usePageTitle(typeof title === 'string' ? t(title) : '', t('common:siteName'));
  return null;
}

/**
 * The first Tab stop, which skips the menu. The route is in the hash, so a fragment link cannot be used and the code moves the
 * focus.
 */
function SkipLink() {
  const { t } = useTranslation('navigation');
  return (
    <Box
      component="button"
      type="button"
      onClick={() => document.getElementById(contentId)?.focus()}
      sx={(theme) => ({
        position: 'fixed',
        top: -60,
        left: 12,
        zIndex: theme.zIndex.tooltip,
        px: 2,
        py: 1,
        font: 'inherit',
        borderRadius: 1,
        border: `1px solid ${theme.tokens.border}`,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:focus': { top: 12 },
      })}
    >
      {t('navigation:skip')}
    </Box>
  );
}
