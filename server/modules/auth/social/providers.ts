import type { Config } from '@server/config/config';
import type { SocialProviderConfig } from '@server/config/social';
import { mailru, vk, yandex } from './contracts';
import { createOauthProvider } from './oauth-provider';
import { createOpenidProvider } from './openid-provider';
import type { SocialProvider } from './provider';

function create(config: SocialProviderConfig, redirectUri: string): SocialProvider {
  switch (config.id) {
    case 'yandex':
      return createOauthProvider(config, yandex, redirectUri);
    case 'vk':
      return createOauthProvider(config, vk, redirectUri);
    case 'mailru':
      return createOauthProvider(config, mailru, redirectUri);
    default:
      return createOpenidProvider(config, redirectUri);
  }
}

/** Creates the configured services by id. They are not contacted before a person wants to sign in there. */
export function createSocialProviders({
  publicUrl,
  socialProviders,
}: Pick<Config, 'publicUrl' | 'socialProviders'>): ReadonlyMap<string, SocialProvider> {
  return new Map(
    socialProviders.map((config) => [
      config.id,
      create(config, `${publicUrl}/api/auth/${config.id}/callback`),
    ]),
  );
}
