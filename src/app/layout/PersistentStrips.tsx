import { Suspense } from 'react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useAppSelector } from '@src/store/hooks';

/** Few users see these strips, and rarely, so they share one chunk. */
const RareStrips = lazyPart(async () => (await import('./RareStrips')).RareStrips);
/** Few users see this strip, and only once. */
const AddressStrip = lazyPart(async () => (await import('./AddressStrip')).AddressStrip);

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
