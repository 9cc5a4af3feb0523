import { RequestStrips } from '@src/features/support/components/RequestStrips';
import { useAppSelector } from '@src/store/hooks';
import { DemoBanner } from './DemoBanner';
import { OwnAlerts } from './OwnAlerts';
import { SupportBanner } from './SupportBanner';
import { ViewAsBanner } from './ViewAsBanner';

/**
 * Strips that few users ever see: the demo organization, view-as mode, support sessions, change requests and provider messages.
 */
export function RareStrips() {
  const { isDemo, viewAs, support, supportRequests, ownAlerts } = useAppSelector((state) => state.app);
  return (
    <>
      {isDemo ? <DemoBanner /> : null}
      {viewAs ? <ViewAsBanner /> : null}
      {support ? <SupportBanner support={support} /> : null}
      <RequestStrips requests={supportRequests} />
      <OwnAlerts alerts={ownAlerts} />
    </>
  );
}
