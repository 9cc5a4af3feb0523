import { NativeAlerts } from '@src/features/auth/components/NativeAlerts';

/** The frame of the cabinet as it stands in the page's HTML, while the server does not say who this is. */
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
