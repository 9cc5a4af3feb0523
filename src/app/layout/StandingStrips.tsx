import { lazy, Suspense } from 'react';
import { useAppSelector } from '@src/store/hooks';

const ViewAsBanner = lazy(() =>
  import('./ViewAsBanner').then((loaded) => ({ default: loaded.ViewAsBanner })),
);
const SupportBanner = lazy(() =>
  import('./SupportBanner').then((loaded) => ({ default: loaded.SupportBanner })),
);
const DemoBanner = lazy(() => import('./DemoBanner').then((loaded) => ({ default: loaded.DemoBanner })));
/** Few are asked, and these once. */
const AddressStrip = lazy(() =>
  import('./AddressStrip').then((loaded) => ({ default: loaded.AddressStrip })),
);

const OwnAlerts = lazy(() => import('./OwnAlerts').then((loaded) => ({ default: loaded.OwnAlerts })));

/** What holds on every page, under the top bar: whose workspace it is, as whom it is looked at, what is asked. */
export function StandingStrips() {
  const { isDemo, viewAs, support, addressConfirmation, ownAlerts } = useAppSelector((state) => state.app);
  return (
    <>
      <Suspense>{isDemo ? <DemoBanner /> : null}</Suspense>
      <Suspense>{viewAs ? <ViewAsBanner /> : null}</Suspense>
      <Suspense>{support ? <SupportBanner support={support} /> : null}</Suspense>
      <Suspense>{addressConfirmation ? <AddressStrip confirmation={addressConfirmation} /> : null}</Suspense>
      <Suspense>{ownAlerts.length > 0 ? <OwnAlerts alerts={ownAlerts} /> : null}</Suspense>
    </>
  );
}
