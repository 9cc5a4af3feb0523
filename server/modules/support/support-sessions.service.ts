import { checkInput } from '@server/modules/check-input';
import { visitSchema } from '@domain/support/visit';
import type { AuditChanges } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { SupportConsent } from '@server/graphql/generated/types';
import { mayEnterWorkspaces } from '@server/graphql/access/guests';
import { systemScope } from '@server/graphql/system-scope';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { plainAddress } from '@server/modules/ip-address';
import { createSupportConsents } from './support-consent.service';
import { notifyOfVisit } from './support-notifications';
import { supportJobs } from './support.jobs';
import { supportRepository as repository } from './support.repository';
import { createSupportRecorder, type SupportDeps, type SupportSessionDeps } from './support-recorder';
import type { NamedSession, SupportSessions, Visit } from './support-sessions';
import type { SupportEnd, SupportSessionRow } from './support.tables';

/** The duration of a visit without details, which is only for viewing. */
const DEFAULT_MINUTES = 15;
const MINUTES = { look: [DEFAULT_MINUTES, 60, 240], change: [15, 30, 60] } as const;

/** @throws {AppError} access.denied, support.nested */
function requireHome(caller: Caller, isChanging: boolean): void {
  if (!mayEnterWorkspaces(caller, isChanging ? 'asked' : null)) throw new AppError('access.denied');
  if (caller.support) {
    throw new AppError('support.nested', { params: { name: caller.support.organizationName } });
  }
}

/** Returns the client and the initial consent to changes. @throws {AppError} notFound, support.suspended */
async function clientToEnter(tx: Tx, { organizationId, isChanging }: Visit) {
  const client = await repository.client(tx, organizationId);
  if (client === null) throw new AppError('notFound');
  if (isChanging && !client.isActive) throw new AppError('support.suspended', { field: 'isChanging' });
  const consent: SupportConsent | null = isChanging ? (client.isWaived ? 'waived' : 'asked') : null;
  return { name: client.name, consent };
}

/** Ends the previous visit when its time is over or it was started from another address. @throws {AppError} support.nested */
async function leaveBefore(
  { finish, named, now }: SupportSessionDeps,
  scope: Scope,
  { sessionId }: Caller,
  ip: string,
): Promise<void> {
  const { tx } = scope;
  await repository.lockSession(tx, sessionId);
  const before = await repository.lockOfSession(tx, sessionId);
  if (!before) return;
  const isOver = before.endsAt <= now();
  if (!isOver && before.ip === ip) {
    const { organizationName: name } = await named(scope, before);
    throw new AppError('support.nested', { params: { name } });
  }
  await finish(scope, before, isOver ? 'clock' : 'provider');
}

async function openSession(deps: SupportSessionDeps, context: Context, visit: Visit): Promise<NamedSession> {
  const caller = context.signedIn;
  const { organizationId, reason, minutes } = visit;
  requireHome(caller, visit.isChanging);
  const { superOrganizationId } = await deps.readConsts();
  const ip = plainAddress(context.ip);
  if (ip === null) throw new AppError('access.denied');
  if (organizationId === superOrganizationId) throw new AppError('notFound');
  const session = await context.within(null, async (tx) => {
    const { name: organizationName, consent } = await clientToEnter(tx, visit);
    await leaveBefore(deps, { ...context.scope, tx }, caller, ip);
    const startedAt = deps.now();
    const endsAt = new Date(startedAt.getTime() + minutes * 60_000);
    const row = await repository.insert(tx, {
      ...{ organizationId, reason, startedAt, endsAt },
      ...{ superAdminId: caller.userId, adminName: caller.nameFull, sessionId: caller.sessionId },
      ...{ ip, consent, consentAt: consent && startedAt },
    });
    const { id } = row;
    await deps.jobs.enqueue(
      tx,
      supportJobs.endSupportSession,
      { organizationId, id },
      { runAt: endsAt, key: `support:${id}` },
    );
    const named = { ...row, organizationName };
    const changes: AuditChanges = {
      supportPerson: [null, row.adminName],
      ...(reason ? { supportReason: [null, reason] } : {}),
      supportMinutes: [null, minutes],
      ...(consent ? { supportConsent: [null, consent] } : {}),
    };
    await deps.record({ ...context.scope, tx }, named, { action: 'supportEnter', changes });
    return named;
  });
  await context.within(organizationId, (tx) => notifyOfVisit(tx, deps.notify, session));
  return session;
}

/** Ends a session that is still open, as the system. */
async function endOpen(
  { finish }: SupportSessionDeps,
  tx: Tx,
  organizationId: number,
  id: number,
  by: SupportEnd,
): Promise<void> {
  const row = await repository.lock(tx, organizationId, id);
  if (row) await finish(systemScope(tx, organizationId), row, by);
}

/** Returns the reason why nobody can use the session any more, or null when somebody can. */
async function endCauseOf(
  { readConsts }: SupportSessionDeps,
  tx: Tx,
  { superAdminId, sessionId, consent }: SupportSessionRow,
  signedOut: ReadonlySet<number>,
): Promise<SupportEnd | null> {
  if (signedOut.has(sessionId)) return 'provider';
  const { superOrganizationId } = await readConsts();
  const person = await callerOfPerson(tx, superOrganizationId, superAdminId);
  return person && mayEnterWorkspaces(person, consent) ? null : 'right';
}

async function startSession(
  deps: SupportSessionDeps,
  context: Context,
  { reason, minutes, organizationId, isChanging }: Visit,
): Promise<NamedSession> {
  requireHome(context.signedIn, isChanging);
  const choices: readonly number[] = MINUTES[isChanging ? 'change' : 'look'];
  if (!choices.includes(minutes)) {
    throw new AppError('validation.range', {
      field: 'minutes',
      params: { min: Math.min(...choices), max: Math.max(...choices) },
    });
  }
  const checked = checkInput(visitSchema, { reason });
  return openSession(deps, context, { organizationId, minutes, ...checked, isChanging });
}

async function switchWorkspace(
  deps: SupportSessionDeps,
  context: Context,
  organizationId: number,
): Promise<void> {
  const { support, organizationId: here } = context.signedIn;
  if (organizationId === here) return;
  if (support && organizationId === support.homeOrganizationId) {
    await context.within(null, async (tx) => {
      const row = await repository.lock(tx, here, support.id);
      if (row) await deps.finish({ ...context.scope, tx }, row, 'provider');
    });
    return;
  }
  await openSession(deps, context, {
    organizationId,
    reason: '',
    minutes: DEFAULT_MINUTES,
    isChanging: false,
  });
}

async function endSession({ finish }: SupportSessionDeps, context: Context, id: number): Promise<void> {
  const { support, organizationId } = context.signedIn;
  if (support && support.id !== id) throw new AppError('notFound');
  await context.within(null, async (tx) => {
    const row = await repository.lock(tx, organizationId, id);
    if (!row) throw new AppError('notFound');
    await finish({ ...context.scope, tx }, row, support ? 'provider' : 'client');
  });
}

async function endAllOfClient(
  { finish }: SupportSessionDeps,
  scope: Scope,
  organizationId: number,
  by: Extract<SupportEnd, 'suspended' | 'deleted'>,
): Promise<void> {
  for (const row of await repository.lockOpen(scope.tx, organizationId)) await finish(scope, row, by);
}

async function endUnusable(deps: SupportSessionDeps, tx: Tx): Promise<void> {
  const rows = await repository.lockOpen(tx, null);
  const signedOut = await repository.signedOut(
    tx,
    rows.map(({ sessionId }) => sessionId),
  );
  for (const row of rows) {
    const by = await endCauseOf(deps, tx, row, signedOut);
    if (by) await deps.finish(systemScope(tx, row.organizationId), row, by);
  }
}

async function activeSessions({ now }: SupportSessionDeps, context: Context): Promise<NamedSession[]> {
  const { organizationId } = context.signedIn;
  return context.within(null, async (tx) => {
    const organizationName = (await repository.client(tx, organizationId))?.name ?? '';
    return (await repository.active(tx, organizationId, now())).map((row) => ({
      ...row,
      organizationName,
    }));
  });
}

/** See ADR 140. */
export function createSupportSessions(own: SupportDeps): SupportSessions {
  const deps: SupportSessionDeps = { ...own, ...createSupportRecorder(own) };
  return {
    ...createSupportConsents(deps),
    start: (context, visit) => startSession(deps, context, visit),
    switchTo: (context, organizationId) => switchWorkspace(deps, context, organizationId),
    end: (context, id) => endSession(deps, context, id),
    endExpired: (tx, organizationId, id) => endOpen(deps, tx, organizationId, id, 'clock'),
    endLost: (tx, organizationId, id) => endOpen(deps, tx, organizationId, id, 'right'),
    endAll: (scope, organizationId, by) => endAllOfClient(deps, scope, organizationId, by),
    endUnusable: (tx) => endUnusable(deps, tx),
    active: (context) => activeSessions(deps, context),
  };
}
