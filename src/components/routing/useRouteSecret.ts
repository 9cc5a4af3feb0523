import { useSyncExternalStore } from 'react';
import { peekSecret, type SecretName, subscribeToSecrets } from '@src/lib/route-secrets';

/** The token or code that the address brought, at the start or in a tab that was open already; null: none. */
export function useRouteSecret(name: SecretName): string | null {
  return useSyncExternalStore(subscribeToSecrets, () => peekSecret(name));
}
