import { resolve } from 'node:path';
import { z } from 'zod';
import type { VideoHosting } from '@domain/video-id';
import { type Offer, offerEnvironment, offerOf } from './offer';
import { projectRoot } from './paths';
import { type PaymentConfig, paymentEnvironment, paymentOf } from './payment';
import { type SocialProviderConfig, socialEnvironment, socialProvidersOf } from './social';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const url = z.string().url();
const httpUrl = url.regex(/^https?:\/\/[^\s;,'"]+$/, 'an address of http or https');
const keys = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(32, 'each key has at least 32 characters')).min(1).max(10));

/** Public `age` keys, separated by commas. */
const recipients = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .pipe(
    z
      .array(z.string().regex(/^age1[a-z0-9]+$/, 'each is a public key of age: age1…'))
      .min(1)
      .max(10),
  );

/** All settings of the server by the name of their environment variable. All are optional. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url.optional(),
  DATABASE_OWNER_URL: url.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  SMTP_URL: url.optional(),
  MAIL_FROM: z.string().min(3).default('Адаптика <no-reply@adaptika.local>'),
  S3_URL: url.optional(),
  EVIDENCE_KEY: keys.optional(),
  EVIDENCE_KEY_LOST: z.string().min(1).optional(),
  TIMESTAMP_URL: url.regex(/^https?:/, 'an address of http or https').optional(),
  TIMESTAMP_CA: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_RECIPIENTS: recipients.optional(),
  DEMO: flag.optional(),
  ROOT_EMAIL: z.string().email().default('root@adaptika.local'),
  ROOT_PASSWORD: z.string().min(6).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('error'),
  VIDEO_WATCH_URL: httpUrl.default('https://www.youtube.com/watch'),
  VIDEO_SHORT_URL: httpUrl.default('https://youtu.be/'),
  VIDEO_PLAYER_URL: httpUrl
    .regex(/\/$/, 'ends with a slash')
    .default('https://www.youtube-nocookie.com/embed/'),
  MESSENGER_URL: httpUrl.optional(),
  // Sizes are 32-bit integers in the contract.
  VIDEO_MAX_BYTES: z.coerce.number().int().min(0).max(2_147_483_647).default(1_073_741_824),
  STATISTICS_MEMORY_MB: z.coerce.number().int().min(0).max(65_536).default(256),
  ...socialEnvironment,
  ...offerEnvironment,
  ...paymentEnvironment,
});

export interface Config {
  readonly environment: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  /** The absolute path of the folder with the embedded database, uploads and the outbox. */
  readonly dataDir: string;
  /** The database of the application; absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** A login that owns the tables, for migrations only; absent: `databaseUrl` migrates too. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databasePool: number;
  /** The public address of the site, without a trailing slash. Emails link to it. */
  readonly publicUrl: string;
  /** Addresses of the proxies whose X-Forwarded-For is trusted; absent: none. */
  readonly trustProxy: string | undefined;
  /** How long a stopping node keeps serving, so that the load balancer notices first. */
  readonly drainSeconds: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly s3Url: string | undefined;
  /** The keys that seal signatures: the first one seals, all of them verify. Empty: a key from the data folder. */
  readonly evidenceKeys: readonly string[];
  /** The fingerprint of a permanently lost key: the server starts without it. */
  readonly evidenceKeyLost: string | undefined;
  /** A timestamping service (RFC 3161) for the heads of the chains; absent: none is used. */
  readonly timestampUrl: string | undefined;
  /** A file with the certificates (PEM) that must have issued its tokens; absent: the certificate in the token is trusted. */
  readonly timestampCa: string | undefined;
  /**
   * The passphrase with which `npm run backup` encrypts and `npm run restore` decrypts; absent or empty: archives are not
   * encrypted.
   */
  readonly backupPassphrase: string | undefined;
  readonly backupRecipients: readonly string[];
  readonly isDemo: boolean;
  readonly rootEmail: string;
  readonly rootPassword: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The configured sign-in services besides a password. */
  readonly socialProviders: readonly SocialProviderConfig[];
  /** Where videos are looked up and played. */
  readonly videoHosting: VideoHosting & { readonly playerUrl: string };
  /** The maximum size of an uploaded video; 0: videos are only played from the hosting service. */
  readonly videoMaxBytes: number;
  /** The address of the messenger's chat in the back office; null: none is shown. */
  readonly messengerUrl: string | null;
  /** The maximum memory for copies of assignments; 0: statistics are computed by the database only. */
  readonly statisticsMemoryBytes: number;
  /** Prices and contacts of the landing page. */
  readonly offer: Offer;
  /** The payment service and the provider's tax. */
  readonly payment: PaymentConfig;
}

/** The errors in the environment, one line per variable. Thrown by `loadConfig`; stops the start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration. This module is the only reader of `process.env`.
 * @throws {ConfigError} naming every wrong variable at once.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong configuration:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/(?<!\/)\/+$/, '');
  const messengerUrl = value.MESSENGER_URL ?? null;
  // A page of this site in the frame could act with the rights of whoever looks at it.
  if (messengerUrl !== null && new URL(messengerUrl).origin === new URL(publicUrl).origin)
    throw new ConfigError('Wrong configuration:\n  MESSENGER_URL: another site than PUBLIC_URL');
  return {
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(projectRoot, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseOwnerUrl: value.DATABASE_OWNER_URL,
    databasePool: value.DATABASE_POOL,
    publicUrl,
    trustProxy: value.TRUST_PROXY,
    drainSeconds: value.DRAIN_SECONDS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    s3Url: value.S3_URL,
    evidenceKeys: value.EVIDENCE_KEY ?? [],
    evidenceKeyLost: value.EVIDENCE_KEY_LOST,
    timestampUrl: value.TIMESTAMP_URL,
    timestampCa: value.TIMESTAMP_CA,
    backupPassphrase: value.BACKUP_PASSPHRASE,
    backupRecipients: value.BACKUP_RECIPIENTS ?? [],
    isDemo: value.DEMO ?? (value.DATABASE_URL === undefined && value.NODE_ENV !== 'production'),
    rootEmail: value.ROOT_EMAIL,
    rootPassword: value.ROOT_PASSWORD,
    logLevel: value.LOG_LEVEL,
    socialProviders: socialProvidersOf(value),
    videoHosting: {
      watchUrl: value.VIDEO_WATCH_URL,
      shortUrl: value.VIDEO_SHORT_URL,
      playerUrl: value.VIDEO_PLAYER_URL,
    },
    videoMaxBytes: value.VIDEO_MAX_BYTES,
    messengerUrl,
    statisticsMemoryBytes: value.STATISTICS_MEMORY_MB * 1_048_576,
    offer: offerOf(value),
    payment: paymentOf(value),
  };
}
