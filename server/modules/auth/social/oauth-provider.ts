import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  None,
} from 'openid-client';
import { z } from 'zod';
import { isLoopback, type SocialProviderConfig } from '@server/config/social';
import { type Identity, type SocialProvider, TIMEOUT_SECONDS } from './provider';

/** The differences between services that are only described in their documentation. */
export interface OauthContract {
  authorizationPath: string;
  tokenPath: string;
  scope: string;
  /** Parameters of the response that must be repeated when exchanging the code. */
  repeated?: readonly string[];
  /** Returns the request for the person's profile. */
  profileRequest(config: SocialProviderConfig, accessToken: string): Request;
  /** @throws when it is not a profile */
  readProfile(profile: unknown): Omit<Identity, 'isEmailVerified'>;
  /** The service itself issues addresses in these domains, so people who sign in there own them. */
  ownDomains: readonly string[];
}

const token = z.object({ access_token: z.string() });

/**
 * Keeps only the used part of the response. The published contracts omit `token_type`, or add an `id_token` that the service's
 * sign-in contract does not mention; a strict client rejects both.
 */
async function plainTokens(url: string, options: RequestInit): Promise<Response> {
  // A redirect would send the code and our secret to its target.
  const response = await fetch(url, { ...options, redirect: 'manual' });
  if (!response.ok) return response;
  const tokens = token.safeParse(await response.json());
  if (!tokens.success) return Response.json({ error: 'invalid_grant' }, { status: 400 });
  return Response.json({ access_token: tokens.data.access_token, token_type: 'bearer' });
}

function isOwn(email: string, domains: readonly string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Creates a service whose addresses are not discoverable: they are in its documentation, and in `contract`. */
export function createOauthProvider(
  config: SocialProviderConfig,
  contract: OauthContract,
  redirectUri: string,
): SocialProvider {
  const { id, name, clientId, clientSecret, url, isEmailTrusted } = config;
  const client = new Configuration(
    {
      issuer: url,
      authorization_endpoint: url + contract.authorizationPath,
      token_endpoint: url + contract.tokenPath,
    },
    clientId,
    undefined,
    clientSecret ? ClientSecretPost(clientSecret) : None(),
  );
  client.timeout = TIMEOUT_SECONDS;
  client[customFetch] = (address, { body, headers, method, signal }) =>
    plainTokens(address, {
      body: body instanceof URLSearchParams ? body : null,
      headers,
      method,
      signal: signal ?? null,
    });
  if (isLoopback(url)) allowInsecureRequests(client);

  async function profileOf(accessToken: string): Promise<Identity> {
    const response = await fetch(contract.profileRequest(config, accessToken), {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    if (!response.ok) throw new Error(`the profile was answered with ${response.status}`);
    const { subject, email } = contract.readProfile(await response.json());
    const isEmailVerified = email !== null && (isEmailTrusted || isOwn(email, contract.ownDomains));
    return { subject, email, isEmailVerified };
  }

  return {
    id,
    name,
    async authorizationUrl({ state, codeVerifier }) {
      return buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: contract.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(answer, { state, codeVerifier }) {
      const current = new URL(redirectUri);
      current.search = answer.toString();
      const checks = { pkceCodeVerifier: codeVerifier, expectedState: state };
      const repeated = (contract.repeated ?? []).map((key) => [key, answer.get(key) ?? '']);
      const tokens = await authorizationCodeGrant(client, current, checks, Object.fromEntries(repeated));
      return profileOf(tokens.access_token);
    },
  };
}
