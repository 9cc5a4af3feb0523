import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Audit } from '@server/audit/audit';
import type { Database } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { safeError } from '@server/log/safe-error';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Attempts } from '../sign-in/attempts';
import { findByLogin } from '../auth.repository';
import type { Codes } from '../codes';
import type { Tickets } from '../sealed-tickets';
import type { SecurityNotifications } from '@server/mail/security-notifications';
import type { RedirectRequest } from '@server/modules/routes';
import type { FlowSecrets, Identity, SocialProvider } from './provider';
import {
  findByAccount,
  insertAccount,
  insertFlow,
  isTaken,
  type SocialFlowRow,
  takeFlow,
  touchAccount,
} from './social.repository';

/** The person who wants to add an account to their own. */
export const linkWish = z.object({ userId: z.number() });
/** The account that they signed in with. */
export const linkOffer = z.object({
  userId: z.number(),
  provider: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
});

export interface LinkTickets {
  wishes: Tickets<z.infer<typeof linkWish>>;
  offers: Tickets<z.infer<typeof linkOffer>>;
}

interface SocialDeps {
  database: Database;
  codes: Codes;
  attempts: Attempts;
  audit: Audit;
  securityEmails: SecurityNotifications;
  log: Logger;
  now: () => Date;
  providers: ReadonlyMap<string, SocialProvider>;
  tickets: LinkTickets;
}

/** Why it failed: a key of the browser's texts. */
type Failure = 'denied' | 'expired' | 'failed' | 'unverified' | 'unknown';

export interface SocialService {
  /** Returns the address for the browser, and the value of its cookie. @throws {AppError} notFound, tooMany */
  begin(
    visitor: RedirectRequest['visitor'],
    provider: string,
    wish: string | null,
  ): Promise<{ location: string; browser: string }>;
  /** Returns the workspace route after the response: inside, or to the message that explains the failure. */
  finish(
    visitor: RedirectRequest['visitor'],
    provider: string,
    browser: string | null,
    answer: URLSearchParams,
  ): Promise<string>;
}

/** The max time that a person may take at the other service. */
export const FLOW_MS = 10 * 60_000;

const random = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function failureRoute(flow: Pick<SocialFlowRow, 'userId'> | null, failure: Failure): string {
  return flow?.userId ? `/profile?socialError=${failure}` : `/lending?modal=signIn&socialError=${failure}`;
}

function providerOf({ providers }: SocialDeps, id: string): SocialProvider {
  const provider = providers.get(id);
  if (!provider) throw new AppError('notFound');
  return provider;
}

/** Links the account at the first sign-in with the person's verified address: from now on it is identified by its id. */
async function attachAccount(
  { database, audit, securityEmails }: SocialDeps,
  visitor: RedirectRequest['visitor'],
  user: UserRow,
  provider: SocialProvider,
  identity: Identity,
) {
  const { lang, ip, userAgent } = visitor;
  const { organizationId } = user;
  await database.tenant(organizationId, async (tx) => {
    const scope = { organizationId, caller: null, tx, lang, ip, userAgent };
    const { subject, email } = identity;
    const account = { organizationId, userId: user.id, provider: provider.id, subject, email };
    if (!(await insertAccount(tx, account))) return;
    const changes: Record<string, [unknown, unknown]> = { provider: [null, provider.id] };
    await audit.write(scope, { action: 'socialLinked', objectType: 'user', objectId: user.id, changes });
    await securityEmails.send(scope, user, 'socialLinked', { provider: provider.name ?? provider.id });
  });
}

async function personOf(
  deps: SocialDeps,
  visitor: RedirectRequest['visitor'],
  provider: SocialProvider,
  identity: Identity,
): Promise<UserRow | Failure> {
  const { subject, email, isEmailVerified } = identity;
  const known = await deps.database.system(async (tx) => {
    const person = await findByAccount(tx, provider.id, subject);
    if (person) await touchAccount(tx, provider.id, subject);
    return person;
  });
  if (known) return known;
  if (email === null) return 'unknown';
  if (!isEmailVerified) return 'unverified';
  const person = await deps.database.system(async (tx) =>
    (await isTaken(tx, provider.id, subject)) ? null : findByLogin(tx, email),
  );
  if (!person) return 'unknown';
  await attachAccount(deps, visitor, person, provider, identity);
  return person;
}

/** Logs a failure without the transmitted data: codes and tokens stay out of the log. */
function logFailure({ log }: SocialDeps, provider: string, error: unknown): void {
  const { type, message } = safeError(error);
  log.warn({ provider, type, message }, 'a sign-in by another service failed');
}

async function enter(
  deps: SocialDeps,
  visitor: RedirectRequest['visitor'],
  provider: SocialProvider,
  identity: Identity,
): Promise<string> {
  const person = await personOf(deps, visitor, provider, identity);
  if (typeof person === 'string') return failureRoute(null, person);
  const code = await deps.database.tenant(person.organizationId, (tx) =>
    deps.codes.create(tx, person.id, 'social'),
  );
  return `/lending?accessToken=${code}&userId=${person.id}`;
}

async function beginFlow(
  deps: SocialDeps,
  visitor: RedirectRequest['visitor'],
  id: string,
  wish: string | null,
): Promise<{ location: string; browser: string }> {
  const provider = providerOf(deps, id);
  await deps.attempts.begin([{ key: `social:${visitor.ip}`, free: 60, maxDelay: 60 }]);
  const owner = wish === null ? null : deps.tickets.wishes.read(wish);
  if (wish !== null && owner === null) throw new AppError('notFound');
  const flow: FlowSecrets = { state: random(), nonce: random(), codeVerifier: random() };
  const browser = random();
  const { href } = await provider.authorizationUrl(flow).catch((error: unknown) => {
    logFailure(deps, id, error);
    throw new AppError('unavailable');
  });
  await deps.database.system((tx) =>
    insertFlow(tx, {
      stateHash: hashOf(flow.state),
      browserHash: hashOf(browser),
      provider: id,
      nonce: flow.nonce,
      codeVerifier: flow.codeVerifier,
      userId: owner?.userId ?? null,
      expiresAt: new Date(deps.now().getTime() + FLOW_MS),
    }),
  );
  return { location: href, browser };
}

async function finishFlow(
  deps: SocialDeps,
  visitor: RedirectRequest['visitor'],
  id: string,
  browser: string | null,
  answer: URLSearchParams,
): Promise<string> {
  const provider = providerOf(deps, id);
  const state = answer.get('state') ?? '';
  const flow = await deps.database.system((tx) =>
    takeFlow(tx, { stateHash: hashOf(state), browserHash: hashOf(browser ?? ''), provider: id }, deps.now()),
  );
  if (!flow) return failureRoute(null, 'expired');
  if (answer.has('error')) return failureRoute(flow, 'denied');
  try {
    const identity = await provider.identify(answer, { ...flow, state });
    if (flow.userId === null) return await enter(deps, visitor, provider, identity);
    const { subject, email } = identity;
    return `/profile?linkToken=${deps.tickets.offers.issue({ userId: flow.userId, provider: id, subject, email })}`;
  } catch (error) {
    logFailure(deps, id, error);
    return failureRoute(flow, 'failed');
  }
}

/** Signs people in with another service: it never creates accounts, and lets in only known people. */
export function createSocialService(deps: SocialDeps): SocialService {
  return {
    begin: (visitor, id, wish) => beginFlow(deps, visitor, id, wish),
    finish: (visitor, id, browser, answer) => finishFlow(deps, visitor, id, browser, answer),
  };
}
