import { AppError } from '@server/errors';
import { publishAccount } from '@server/events/own-changes';
import type { Caller, Scope } from '@server/graphql/context';
import type { UserSession } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import { deviceName } from '@server/modules/device';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import { livingSessions, sessionOwner, sessionsOfOrganization } from './sessions.read-model';

/** Reads a person of the caller's organization; null: there is no such person. */
export type FindPerson = (id: number) => Promise<UserRow | null>;

export interface SessionsService {
  /** @throws {AppError} notFound for people whom the caller does not manage */
  list(scope: Scope, caller: Caller, person: UserRow | null): Promise<UserSession[]>;
  /** @throws {AppError} notFound */
  end(scope: Scope, caller: Caller, sessionId: number, find: FindPerson): Promise<boolean>;
  /** Ends all sessions of a person, or all of the caller's except this one. Returns how many. */
  endAll(scope: Scope, caller: Caller, person: UserRow | null): Promise<number>;
  /**
   * Ends all sessions in the organization except this one and those of people above the caller. Returns how many.
   * @throws {AppError} organization.nameDiffers unless its name was typed
   */
  endEverybody(scope: Scope, caller: Caller, typedName: string): Promise<number>;
}

/**
 * Requires that the caller may archive the person, which includes signing them out; people above the caller are excluded. Absent
 * and forbidden people get the same response.
 */
export function requireManaged(caller: Caller, person: UserRow | null): UserRow {
  if (!person) throw new AppError('notFound');
  if (person.id === caller.userId || caller.isSuperAdmin) return person;
  const isAbove = person.isSuperAdmin || (person.isAdmin && !caller.isAdmin);
  if (isAbove || !hasRight(caller, 'employees', 'write')) throw new AppError('notFound');
  return person;
}

type SessionDeps = Pick<ModuleDeps, 'audit' | 'live' | 'sessions'>;

async function recordEnded(
  { audit, live }: SessionDeps,
  scope: Scope,
  caller: Caller,
  userId: number,
  devices: readonly string[],
): Promise<void> {
  await publishAccount(live, scope, [caller.userId, userId]);
  await audit.writeAll(
    scope,
    devices.map((device) => ({
      action: 'sessionEnd' as const,
      objectType: 'user' as const,
      objectId: userId,
      changes: { device: [deviceName(device), null] },
    })),
  );
}

async function listSessions(scope: Scope, caller: Caller, person: UserRow | null): Promise<UserSession[]> {
  const rows = await livingSessions(scope.tx, person?.id ?? caller.userId);
  return rows.map(({ device, lastAt, ...row }) => ({
    ...row,
    device: deviceName(device),
    lastActivityAt: lastAt,
    isCurrent: row.id === caller.sessionId,
  }));
}

async function endSession(
  deps: SessionDeps,
  scope: Scope,
  caller: Caller,
  sessionId: number,
  find: FindPerson,
): Promise<boolean> {
  const userId = await sessionOwner(scope.tx, sessionId);
  if (userId === null) throw new AppError('notFound');
  if (userId !== caller.userId) requireManaged(caller, await find(userId));
  const ended = (await livingSessions(scope.tx, userId)).filter(({ id }) => id === sessionId);
  const isEnded = await deps.sessions.endOne(scope, sessionId);
  await recordEnded(
    deps,
    scope,
    caller,
    userId,
    ended.map(({ device }) => device),
  );
  return isEnded;
}

async function endAllOf(
  deps: SessionDeps,
  scope: Scope,
  caller: Caller,
  person: UserRow | null,
): Promise<number> {
  const userId = person?.id ?? caller.userId;
  const exceptId = userId === caller.userId ? caller.sessionId : undefined;
  const ended = (await livingSessions(scope.tx, userId)).filter(({ id }) => id !== exceptId);
  await deps.sessions.end(scope, [userId], exceptId);
  await recordEnded(
    deps,
    scope,
    caller,
    userId,
    ended.map(({ device }) => device),
  );
  return ended.length;
}

async function endEverybody(
  { sessions, audit, live }: SessionDeps,
  scope: Scope,
  caller: Caller,
  typedName: string,
): Promise<number> {
  const organization = await findOrganization(scope.tx, scope.organizationId);
  if (!organization || organization.name.trim() !== typedName.trim()) {
    throw new AppError('organization.nameDiffers', { field: 'name' });
  }
  const living = (await sessionsOfOrganization(scope, caller.isSuperAdmin)).filter(
    ({ id }) => id !== caller.sessionId,
  );
  await sessions.end(scope, [...new Set(living.map(({ userId }) => userId))], caller.sessionId);
  await publishAccount(live, scope, [caller.userId]);
  await audit.write(scope, {
    action: 'sessionEnd',
    objectType: 'organization',
    objectId: scope.organizationId,
    changes: { count: [null, living.length] },
  });
  return living.length;
}

/** Lists and ends people's sessions. */
export function createSessionsService(deps: SessionDeps): SessionsService {
  return {
    list: listSessions,
    end: (scope, caller, sessionId, find) => endSession(deps, scope, caller, sessionId, find),
    endAll: (scope, caller, person) => endAllOf(deps, scope, caller, person),
    endEverybody: (scope, caller, typedName) => endEverybody(deps, scope, caller, typedName),
  };
}
