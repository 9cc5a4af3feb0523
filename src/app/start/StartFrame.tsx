import { NativeAlerts } from '@src/features/auth/components/NativeAlerts';

/** The workspace's frame as in the page's HTML, shown until the server has answered the init request. */
export function StartFrame() {
  return (
    <>
      <div className="first-frame" aria-hidden>
        <div className="first-frame-side" />
        <div className="first-frame-bar" />
      </div>
      <NativeAlerts />
    </>
  );
}
