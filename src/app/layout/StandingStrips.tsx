import { lazy, Suspense } from 'react';
import { useAppSelector } from '@src/store/hooks';

/** Each of them few people see, and seldom: they come together. */
const RareStrips = lazy(() => import('./RareStrips').then((loaded) => ({ default: loaded.RareStrips })));
/** Few are asked, and these once. */
const AddressStrip = lazy(() =>
  import('./AddressStrip').then((loaded) => ({ default: loaded.AddressStrip })),
);

/** What holds on every page, under the top bar: whose workspace it is, as whom it is looked at, what is asked. */
export function StandingStrips() {
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
