import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import { z } from 'zod';
import { isLoopback, type SocialProviderConfig } from '@server/config/social';
import { type SocialProvider, TIMEOUT_SECONDS } from './provider';

const claims = z.object({
  email: z.string().email().nullish().catch(null),
  // Some services send it as a text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .nullish()
    .catch(null),
});

/** Creates any OpenID Connect issuer: its addresses and keys are discovered when first needed. */
export function createOpenidProvider(config: SocialProviderConfig, redirectUri: string): SocialProvider {
  const { id, name, clientId, clientSecret, url, isEmailTrusted } = config;
  let known: Promise<Configuration> | null = null;

  function discover(): Promise<Configuration> {
    const execute = [
      // The token's signature is verified too, not only its origin.
      enableNonRepudiationChecks,
      ...(isLoopback(url) ? [allowInsecureRequests] : []),
    ];
    const authentication = clientSecret ? ClientSecretPost(clientSecret) : None();
    return discovery(new URL(url), clientId, undefined, authentication, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  }

  function configuration(): Promise<Configuration> {
    known ??= discover().catch((error: unknown) => {
      // The outage may be temporary: the next person's sign-in tries again.
      known = null;
      throw error;
    });
    return known;
  }

  return {
    id,
    name,
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(answer, { state, nonce, codeVerifier }) {
      const current = new URL(redirectUri);
      current.search = answer.toString();
      const client = await configuration();
      const tokens = await authorizationCodeGrant(client, current, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const token = tokens.claims();
      if (!token) throw new Error('the answer has no identity in it');
      let profile = claims.parse(token);
      // If the token does not contain the address, it is read from the service's userinfo endpoint.
      if (!profile.email && client.serverMetadata().userinfo_endpoint) {
        profile = claims.parse(await fetchUserInfo(client, tokens.access_token, token.sub));
      }
      const email = profile.email ?? null;
      return {
        subject: token.sub,
        email,
        isEmailVerified: email !== null && (profile.email_verified === true || isEmailTrusted),
      };
    },
  };
}
