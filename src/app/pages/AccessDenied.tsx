import { PlainMessage } from './PlainMessage';

/** Where a closed section leads. */
export function AccessDenied() {
  return <PlainMessage kind="denied" />;
}
