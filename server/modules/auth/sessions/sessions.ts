import { createHash, randomBytes } from 'node:crypto';
import type { Audit } from '@server/audit/audit';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Context, Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { plainAddress } from '@server/modules/ip-address';
import type { SessionStart } from '../auth.tables';
import { callerFrom, callerInWorkspace, passRow, visitRow } from './session-caller';
import { sessionFingerprint, sessionSealText } from './session-seal';
import { sessionsRepository } from './sessions.repository';

/** Lets other modules end sessions: of people who were archived, dismissed, or have a new password. */
export interface Sessions {
  /** Ends them when the transaction commits; open sockets close within a second. `exceptId` may stay. */
  end(scope: Scope, userIds: readonly number[], exceptId?: number): Promise<void>;
  /** Ends one session of the organization, likewise. False: it was already over. */
  endOne(scope: Scope, sessionId: number): Promise<boolean>;
}

interface SessionsDeps {
  database: Database;
  live: LiveEvents;
  audit: Audit;
  now: () => Date;
  seal: EvidenceSeal;
  /** Called for a session that is marked as being in a client's workspace but no longer may be in any. */
  onGuestLost?: (organizationId: number, supportId: number) => Promise<void>;
}

export interface NewSession {
  userId: number;
  device: string;
  ip: string;
  /** Null: nobody has proved their identity. */
  startedBy: SessionStart | null;
  isTwoFactor: boolean;
  /** For a visitor of the demo: nothing about them is stored. */
  isDemo?: boolean;
}

export interface SessionStore extends Sessions {
  /**
   * Returns the person of a valid session that is used from this address, in one round trip.
   * @throws {AppError} auth.ipDenied: the session is valid, but not from here
   */
  callerOf(token: string, ip: string): Promise<Caller | null>;
  /** Whether a session is valid and may be used from this address: for requests without its token. */
  admits(sessionId: number, ip: string): Promise<boolean>;
  /** Checks the address before a session is opened. @throws {AppError} auth.ipDenied */
  admit(person: { id: number; organizationId: number }, ip: string): Promise<void>;
  /** Signs out the bearer of the token, even if they may do nothing else from there. False: it was already over. */
  leave(token: string, from: Pick<Context, 'lang' | 'ip' | 'userAgent' | 'within'>): Promise<boolean>;
  /** Starts a session and returns its person, in a system transaction: it becomes valid at the commit. */
  start(tx: Tx, session: NewSession): Promise<{ token: string; caller: Caller | null }>;
  /** Creates a session and returns its token: 256 bits, stored as a hash. */
  create(tx: Tx, session: NewSession): Promise<string>;
}

/** For an unused session; use extends it, see `session_visit`. */
const LIFETIME_MS = 30 * 24 * 3_600_000;
/** For a visitor of the demo, regardless of use. */
const DEMO_LIFETIME_MS = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** @throws {AppError} auth.ipDenied */
async function rejectAddress(
  { database, audit }: SessionsDeps,
  { id, organizationId }: { id: number; organizationId: number },
  ip: string,
  isWithinLimits: boolean,
): Promise<never> {
  if (isWithinLimits) {
    await database.tenant(organizationId, (tx) =>
      audit.write(
        { ...systemScope(tx, organizationId), ip },
        { action: 'ipBlocked', objectType: 'user', objectId: id },
      ),
    );
  }
  throw new AppError('auth.ipDenied', { params: { address: ip } });
}

async function publishEnded({ live }: SessionsDeps, scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  // Sockets listen for the ids of sessions, so all of them are published, however many there are.
  for (let start = 0; start < ids.length; start += 200) {
    const part = ids.slice(start, start + 200);
    await live.publish(scope.tx, {
      organizationId: scope.organizationId,
      topic: 'session',
      ids: part,
      userIds: [],
    });
  }
}

async function endSession(deps: SessionsDeps, scope: Scope, sessionId: number): Promise<boolean> {
  const isEnded = await sessionsRepository.end(scope.tx, sessionId);
  await publishEnded(deps, scope, [sessionId]);
  return isEnded;
}

/** Returns the person of the visit. @throws {AppError} auth.ipDenied */
async function visitor(deps: SessionsDeps, row: unknown, ip: string): Promise<Caller | null> {
  if (row === undefined) return null;
  const { caller: found, verdict, is_news: isWithinLimits, is_unpaid: isUnpaid } = visitRow.parse(row);
  const own = callerFrom(found, isUnpaid);
  if (verdict === 'refused') await rejectAddress(deps, { ...own, id: own.userId }, ip, isWithinLimits);
  const { support } = found;
  if (support === null) return own;
  const caller = callerInWorkspace(own, support, deps.now());
  const isLost = caller.support === null && own.viewAs === null && support.until > deps.now();
  if (isLost) await deps.onGuestLost?.(support.organization_id, support.id);
  return caller;
}

async function createSession({ now, seal }: SessionsDeps, tx: Tx, session: NewSession): Promise<string> {
  const { userId, startedBy, isTwoFactor, isDemo = false } = session;
  const { device, ip } = isDemo ? { device: '', ip: '' } : session;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOf(token);
  const startedAt = (await sessionsRepository.startingTime(tx)) ?? now();
  const sealed = {
    userId,
    fingerprint: sessionFingerprint(tokenHash),
    startedBy,
    isTwoFactor,
    startedAt,
  };
  await sessionsRepository.insert(tx, {
    userId,
    tokenHash,
    createdAt: startedAt,
    ...seal.seal(sessionSealText(sealed)),
    device: device.slice(0, 300),
    ip,
    lastIp: ip,
    startedBy,
    isTwoFactor,
    isDemo,
    expiresAt: new Date(now().getTime() + (isDemo ? DEMO_LIFETIME_MS : LIFETIME_MS)),
  });
  return token;
}

async function leaveSession(
  deps: SessionsDeps,
  token: string,
  context: Pick<Context, 'lang' | 'ip' | 'userAgent' | 'within'>,
): Promise<boolean> {
  const found = await context.within(null, (tx) => sessionsRepository.findLiving(tx, hashOf(token)));
  if (!found) return false;
  const { organizationId, userId: objectId } = found;
  return context.within(organizationId, async (tx) => {
    const { lang, ip, userAgent } = context;
    const scope = { organizationId, caller: null, tx, lang, ip, userAgent };
    await deps.audit.write(scope, { action: 'logout', objectType: 'user', objectId });
    return endSession(deps, scope, found.id);
  });
}

async function callerOfToken(deps: SessionsDeps, token: string, ip: string): Promise<Caller | null> {
  const row = await sessionsRepository.visit(deps.database, hashOf(token), plainAddress(ip));
  return visitor(deps, row, ip);
}

async function startSession(
  deps: SessionsDeps,
  tx: Tx,
  session: NewSession,
): Promise<{ token: string; caller: Caller | null }> {
  const token = await createSession(deps, tx, session);
  const row = await sessionsRepository.firstVisit(tx, hashOf(token), plainAddress(session.ip));
  return { token, caller: await visitor(deps, row, session.ip) };
}

async function admitPerson(
  deps: SessionsDeps,
  person: { id: number; organizationId: number },
  ip: string,
): Promise<void> {
  const row = await sessionsRepository.pass(deps.database, person, plainAddress(ip));
  const { verdict, is_news: isWithinLimits } = passRow.parse(row);
  if (verdict === 'refused') await rejectAddress(deps, person, ip, isWithinLimits);
}

async function endSessions(
  deps: SessionsDeps,
  scope: Scope,
  userIds: readonly number[],
  exceptId?: number,
): Promise<void> {
  await publishEnded(deps, scope, await sessionsRepository.endOf(scope.tx, userIds, exceptId ?? null));
}

/** Manages sessions in the database: revocable immediately, on every node. */
export function createSessions(deps: SessionsDeps): SessionStore {
  return {
    endOne: (scope, sessionId) => endSession(deps, scope, sessionId),
    leave: (token, context) => leaveSession(deps, token, context),
    callerOf: (token, ip) => callerOfToken(deps, token, ip),
    start: (tx, session) => startSession(deps, tx, session),
    admits: (sessionId, ip) => sessionsRepository.admits(deps.database, sessionId, plainAddress(ip)),
    admit: (person, ip) => admitPerson(deps, person, ip),
    create: (tx, session) => createSession(deps, tx, session),
    end: (scope, userIds, exceptId) => endSessions(deps, scope, userIds, exceptId),
  };
}
