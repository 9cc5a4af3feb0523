import { z } from 'zod';

/** A service that people can sign in with. */
export interface SocialProviderConfig {
  /** As in `/api/auth/{id}`. */
  readonly id: SocialProviderId;
  /** The button's text; null: the browser's own text for this service. */
  readonly name: string | null;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** The issuer for OpenID Connect, otherwise the address of the service's sign-in. */
  readonly url: string;
  /** Where the profile is requested, if that is another host. */
  readonly infoUrl: string;
  /** The operator vouches for this service's email addresses, although the service itself does not say that it verified them. */
  readonly isEmailTrusted: boolean;
}

const ids = ['yandex', 'vk', 'mailru', 'google', 'oidc'] as const;
export type SocialProviderId = (typeof ids)[number];

const text = z.string().min(1).optional();
const isOn = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address never leaves this machine: only such addresses need no encryption. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

/** Codes and tokens are sent there, so encryption is required. */
const issuer = z
  .string()
  .url()
  .refine((value) => value.startsWith('https:') || isLoopback(value), 'must be https');
const host = issuer.transform((value) => value.replace(/(?<!\/)\/+$/, ''));

/** The environment variables of social sign-in. A service is offered when its `…_ID` is set. */
export const socialEnvironment = {
  AUTH_YANDEX_ID: text,
  AUTH_YANDEX_SECRET: text,
  AUTH_YANDEX_URL: host.default('https://oauth.yandex.ru'),
  AUTH_YANDEX_INFO_URL: host.default('https://login.yandex.ru'),
  AUTH_YANDEX_TRUST_EMAIL: isOn,
  AUTH_VK_ID: text,
  AUTH_VK_SECRET: text,
  AUTH_VK_URL: host.default('https://id.vk.com'),
  AUTH_VK_TRUST_EMAIL: isOn,
  AUTH_MAILRU_ID: text,
  AUTH_MAILRU_SECRET: text,
  AUTH_MAILRU_URL: host.default('https://oauth.mail.ru'),
  AUTH_MAILRU_TRUST_EMAIL: isOn,
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_URL: issuer.default('https://accounts.google.com'),
  AUTH_GOOGLE_TRUST_EMAIL: isOn,
  AUTH_OIDC_ID: text,
  AUTH_OIDC_SECRET: text,
  AUTH_OIDC_URL: issuer.optional(),
  AUTH_OIDC_NAME: z.string().min(1).max(40).default('OpenID Connect'),
  AUTH_OIDC_TRUST_EMAIL: isOn,
};

type SocialEnvironment = z.infer<z.ZodObject<typeof socialEnvironment>>;

/** Returns the configured services in the order in which they are offered. */
export function socialProvidersOf(value: SocialEnvironment): SocialProviderConfig[] {
  const settings = {
    yandex: {
      clientId: value.AUTH_YANDEX_ID,
      clientSecret: value.AUTH_YANDEX_SECRET,
      url: value.AUTH_YANDEX_URL,
      infoUrl: value.AUTH_YANDEX_INFO_URL,
      isEmailTrusted: value.AUTH_YANDEX_TRUST_EMAIL,
    },
    vk: {
      clientId: value.AUTH_VK_ID,
      clientSecret: value.AUTH_VK_SECRET,
      url: value.AUTH_VK_URL,
      isEmailTrusted: value.AUTH_VK_TRUST_EMAIL,
    },
    mailru: {
      clientId: value.AUTH_MAILRU_ID,
      clientSecret: value.AUTH_MAILRU_SECRET,
      url: value.AUTH_MAILRU_URL,
      isEmailTrusted: value.AUTH_MAILRU_TRUST_EMAIL,
    },
    google: {
      clientId: value.AUTH_GOOGLE_ID,
      clientSecret: value.AUTH_GOOGLE_SECRET,
      url: value.AUTH_GOOGLE_URL,
      isEmailTrusted: value.AUTH_GOOGLE_TRUST_EMAIL,
    },
    oidc: {
      clientId: value.AUTH_OIDC_ID,
      clientSecret: value.AUTH_OIDC_SECRET,
      url: value.AUTH_OIDC_URL,
      isEmailTrusted: value.AUTH_OIDC_TRUST_EMAIL,
      name: value.AUTH_OIDC_NAME,
    },
  };
  return ids.flatMap((id) => {
    const { clientId, url, ...rest } = settings[id];
    return clientId && url ? [{ id, clientId, url, infoUrl: url, name: null, ...rest }] : [];
  });
}
