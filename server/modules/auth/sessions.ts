import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Audit } from '@server/audit/audit';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Context, Scope } from '@server/graphql/context';
import { asGuest } from '@server/graphql/guests';
import { systemScope } from '@server/graphql/system-scope';
import { callerRights, heldRole, viewedPerson, viewedRole } from './caller-rights';
import { plainAddress } from '@server/modules/ip-address';
import { type SessionStart, sessionTable } from './auth.tables';
import { sessionFingerprint, sessionSealText } from './session-seal';

/** How other modules end sessions: of people who were archived, dismissed, or have a new password. */
export interface Sessions {
  /** Ends them when the transaction commits; open sockets close within a second. `exceptId` may stay. */
  end(scope: Scope, userIds: readonly number[], exceptId?: number): Promise<void>;
  /** Ends one of the organization's, likewise. False: it was over already. */
  endOne(scope: Scope, sessionId: number): Promise<boolean>;
}

interface SessionsDeps {
  database: Database;
  live: LiveEvents;
  audit: Audit;
  now: () => Date;
  seal: EvidenceSeal;
  /** Somebody is marked as being in a client's cabinet, and may be in none any more. */
  onGuestLost?: (organizationId: number, supportId: number) => Promise<void>;
}

export interface NewSession {
  userId: number;
  device: string;
  ip: string;
  /** Null: nobody has shown who they are. */
  startedBy: SessionStart | null;
  isTwoFactor: boolean;
  /** Of a visitor of the demo: nothing of theirs is kept. */
  isDemo?: boolean;
}

export interface SessionStore extends Sessions {
  /**
   * The person of a living session that is used from this address, in one round trip.
   * @throws {AppError} auth.ipDenied: the session lives, but not from here
   */
  callerOf(token: string, ip: string): Promise<Caller | null>;
  /** Whether a session lives and may be used from this address: for what is asked for without its token. */
  admits(sessionId: number, ip: string): Promise<boolean>;
  /** Before a session is opened. @throws {AppError} auth.ipDenied */
  admit(person: { id: number; organizationId: number }, ip: string): Promise<void>;
  /** Signs out whoever carries the token, though they may do nothing else from there. False: it was over already. */
  leave(token: string, from: Pick<Context, 'lang' | 'ip' | 'userAgent' | 'within'>): Promise<boolean>;
  /** A new session and its person, in a transaction of the system's: it is good when that has been committed. */
  start(tx: Tx, session: NewSession): Promise<{ token: string; caller: Caller | null }>;
  /** A new session's token: 256 bits, stored as a hash. */
  create(tx: Tx, session: NewSession): Promise<string>;
}

/** Of a session that nobody uses; one in use lives on, as `session_visit` says. */
const LIFETIME_MS = 30 * 24 * 3_600_000;
/** Of a visitor of the demo, however it is used. */
const DEMO_LIFETIME_MS = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const callerRow = z.object({
  session_id: z.number(),
  user_id: z.number(),
  organization_id: z.number(),
  name_full: z.string(),
  is_super_admin: z.boolean(),
  is_admin: z.boolean(),
  is_leader: z.boolean(),
  is_root_admin: z.boolean().nullable(),
  is_suspended: z.boolean(),
  leader_subdivision_id: z.number().nullable(),
  acting_subdivision_ids: z.array(z.number()),
  subdivision_id: z.number().nullable(),
  position_id: z.number().nullable(),
  roles: z.array(heldRole),
  viewed_role: viewedRole.nullable(),
  viewed_person: viewedPerson.nullable().default(null),
  is_demo: z.boolean().default(false),
  support: z
    .object({
      id: z.number(),
      organization_id: z.number(),
      organization_name: z.string(),
      reason: z.string(),
      started_at: z.coerce.date(),
      until: z.coerce.date(),
      consent: z.enum(['asked', 'allowed', 'waived', 'refused', 'withdrawn']).nullable(),
    })
    .nullable()
    .default(null),
});

type CallerRow = z.infer<typeof callerRow>;

const visitRow = z.object({
  caller: callerRow,
  verdict: z.enum(['allowed', 'wouldRefuse', 'refused']),
  is_news: z.boolean(),
  is_unpaid: z.boolean(),
});

const passRow = visitRow.pick({ verdict: true, is_news: true });

function callerFrom(row: CallerRow, isUnpaid: boolean): Caller {
  return {
    isUnpaid,
    userId: row.user_id,
    organizationId: row.organization_id,
    sessionId: row.session_id,
    nameFull: row.name_full,
    isSuspended: row.is_suspended,
    subdivisionId: row.subdivision_id,
    positionId: row.position_id,
    isDemo: row.is_demo,
    support: null,
    ...callerRights(
      {
        isSuperAdmin: row.is_super_admin,
        isAdmin: row.is_admin,
        isRootAdmin: row.is_root_admin ?? false,
        isLeader: row.is_leader,
        leaderSubdivisionId: row.leader_subdivision_id,
        actingSubdivisionIds: row.acting_subdivision_ids,
      },
      row.roles,
      { role: row.viewed_role, person: row.viewed_person },
    ),
  };
}

/** Where the session works: in its own organization, or in a client's. */
function callerInWorkspace(own: Caller, support: NonNullable<CallerRow['support']>, now: Date): Caller {
  const { organization_id: organizationId, organization_name: organizationName, ...rest } = support;
  const { started_at: startedAt, ...mark } = rest;
  return asGuest(own, organizationId, { ...mark, organizationName, startedAt }, now);
}

/** Sessions in the database: revocable at once, on every node. */
export function createSessions({
  database,
  live,
  audit,
  now,
  seal,
  onGuestLost,
}: SessionsDeps): SessionStore {
  /** @throws {AppError} auth.ipDenied */
  async function refuse(
    { id, organizationId }: { id: number; organizationId: number },
    ip: string,
    isNews: boolean,
  ): Promise<never> {
    if (isNews) {
      await database.tenant(organizationId, (tx) =>
        audit.write(
          { ...systemScope(tx, organizationId), ip },
          { action: 'ipBlocked', objectType: 'user', objectId: id },
        ),
      );
    }
    throw new AppError('auth.ipDenied', { params: { address: ip } });
  }

  async function tellEnded(scope: Scope, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    // Sockets listen for the ids of sessions, so that they are all named, however many they are.
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

  async function endOne(scope: Scope, sessionId: number): Promise<boolean> {
    const { rows } = await scope.tx.execute<{ isEnded: boolean }>(
      sql`select end_session(${sessionId}) as "isEnded"`,
    );
    await tellEnded(scope, [sessionId]);
    return rows[0]?.isEnded === true;
  }

  /** Whose visit it is. @throws {AppError} auth.ipDenied */
  async function visitor(row: unknown, ip: string): Promise<Caller | null> {
    if (row === undefined) return null;
    const { caller: found, verdict, is_news: isNews, is_unpaid: isUnpaid } = visitRow.parse(row);
    const own = callerFrom(found, isUnpaid);
    if (verdict === 'refused') await refuse({ ...own, id: own.userId }, ip, isNews);
    const { support } = found;
    if (support === null) return own;
    const caller = callerInWorkspace(own, support, now());
    const isLost = caller.support === null && own.viewAs === null && support.until > now();
    if (isLost) await onGuestLost?.(support.organization_id, support.id);
    return caller;
  }

  async function create(tx: Tx, session: NewSession): Promise<string> {
    const { userId, startedBy, isTwoFactor, isDemo = false } = session;
    const { device, ip } = isDemo ? { device: '', ip: '' } : session;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashOf(token);
    // Whole milliseconds, as it is sealed, and no earlier than what the same transaction wrote before it: a role that was
    // changed after the session began would end it.
    const { rows } = await tx.execute<{ at: string }>(
      sql`select to_json(date_trunc('milliseconds', now()) + interval '1 millisecond') #>> '{}' as at`,
    );
    const [clock] = rows;
    const startedAt = new Date(clock?.at ?? now());
    const sealed = {
      userId,
      fingerprint: sessionFingerprint(tokenHash),
      startedBy,
      isTwoFactor,
      startedAt,
    };
    await tx.insert(sessionTable).values({
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

  return {
    endOne,
    async leave(token, context) {
      const { rows } = await context.within(null, (tx) =>
        tx.execute<{ id: number; userId: number; organizationId: number }>(sql`
          select s.id, u.id as "userId", u.organization_id as "organizationId"
          from session s join users u on u.id = s.user_id
          where s.token_hash = ${hashOf(token)} and s.ended_at is null and s.expires_at > now()`),
      );
      const [found] = rows;
      if (!found) return false;
      const { organizationId, userId: objectId } = found;
      return context.within(organizationId, async (tx) => {
        const { lang, ip, userAgent } = context;
        const scope = { organizationId, caller: null, tx, lang, ip, userAgent };
        await audit.write(scope, { action: 'logout', objectType: 'user', objectId });
        return endOne(scope, found.id);
      });
    },
    async callerOf(token, ip) {
      const { rows } = await database.pool.query<Record<string, unknown>>({
        name: 'session_visit',
        text: 'select v.*, is_unpaid(v.caller) from session_visit($1, $2) v',
        values: [hashOf(token), plainAddress(ip)],
      });
      return visitor(rows[0], ip);
    },
    async start(tx, session) {
      const token = await create(tx, session);
      const { rows } = await tx.execute(
        sql`select v.*, is_unpaid(v.caller) from session_visit(${hashOf(token)}, ${plainAddress(session.ip)}) v`,
      );
      return { token, caller: await visitor(rows[0], session.ip) };
    },
    async admits(sessionId, ip) {
      const { rows } = await database.pool.query<{ is_admitted: boolean }>({
        name: 'session_admits',
        text: 'select session_admits($1, $2) as is_admitted',
        values: [sessionId, plainAddress(ip)],
      });
      return rows[0]?.is_admitted === true;
    },
    async admit(person, ip) {
      const { rows } = await database.pool.query<Record<string, unknown>>({
        name: 'ip_pass',
        text: 'select * from ip_pass($1, $2, $3, true)',
        values: [person.organizationId, person.id, plainAddress(ip)],
      });
      const { verdict, is_news: isNews } = passRow.parse(rows[0]);
      if (verdict === 'refused') await refuse(person, ip, isNews);
    },
    create,
    async end(scope, userIds, exceptId) {
      const { rows } = await scope.tx.execute<{ id: number }>(
        sql`select end_sessions(array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::int), ${exceptId ?? null}) as id`,
      );
      await tellEnded(
        scope,
        rows.map(({ id }) => id),
      );
    },
  };
}
