import { lazy, Suspense } from 'react';
import { useAppSelector } from '@src/store/hooks';

/** Few users see these strips, and rarely, so they share one chunk. */
const RareStrips = lazy(() => import('./RareStrips').then((loaded) => ({ default: loaded.RareStrips })));
/** Few users see this strip, and only once. */
const AddressStrip = lazy(() =>
  import('./AddressStrip').then((loaded) => ({ default: loaded.AddressStrip })),
);

/**
 * Strips under the top bar of every page: demo, view-as, support, change requests, provider messages and address confirmation.
 */
export function GlobalStrips() {
  const { isDemo, viewAs, support, supportRequests, addressConfirmation, ownAlerts } = useAppSelector(
    (state) => state.app,
  );
  const isRare = isDemo || viewAs || support || supportRequests.length > 0 || ownAlerts.length > 0;
  return (
    <>
      <Suspense>{isRare ? <RareStrips /> : null}</Suspense>
      <Suspense>{addressConfirmation ? <AddressStrip confirmation={addressConfirmation} /> : null}</Suspense>
    </>
  );
}
