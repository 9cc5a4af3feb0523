import { useSyncExternalStore } from 'react';
import { peekSecret, type SecretName, subscribeToSecrets } from '@src/lib/route-secrets';

/**
 * Returns the token or code from the address, whether at the start or in a tab that was already open; null when there is none.
 */
export function useRouteSecret(name: SecretName): string | null {
  return useSyncExternalStore(subscribeToSecrets, () => peekSecret(name));
}
