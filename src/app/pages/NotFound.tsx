import { PlainMessage } from './PlainMessage';

/** Any route that nobody knows. */
export function NotFound() {
  return <PlainMessage kind="missing" />;
}
