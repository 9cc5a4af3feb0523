import { PlainMessage } from './PlainMessage';

/** The page for unknown routes. */
export function NotFound() {
  return <PlainMessage kind="missing" />;
}
