import { Suspense } from 'react';
import { PageTitleProvider } from '@src/components/routing/page-title';
import { IpRecoveryPage } from '@src/features/sessions/pages/IpRecoveryPage';
import { useAppSelector } from '@src/store/hooks';
import { ThemeRoot } from '@src/theme/ThemeRoot';

/**
 * The page of the IP recovery link in the email. It has the workspace's look without its frame, since nobody needs to be signed
 * in.
 */
export function IpRecovery() {
  const isDark = useAppSelector((state) => state.settings.isDark);
  return (
    <ThemeRoot isDark={isDark}>
      <PageTitleProvider>
        <Suspense>
          <IpRecoveryPage />
        </Suspense>
      </PageTitleProvider>
    </ThemeRoot>
  );
}
