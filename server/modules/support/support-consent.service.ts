import type { AuditChanges } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { SupportConsent } from '@server/graphql/generated/types';
import { supportRepository as repository } from './support.repository';
import type { SupportSessionRow } from './support.tables';
import type { SupportSessionDeps } from './support-recorder';
import type { AccessView, NamedSession, SupportConsents } from './support-sessions';

type Answer = Extract<SupportConsent, 'allowed' | 'refused' | 'withdrawn'>;

const ACTIONS = { allowed: 'approve', refused: 'reject', withdrawn: 'update' } as const;

/** @throws {AppError} support.decided, support.withdrawn */
async function rejectAnswered(tx: Tx, row: SupportSessionRow): Promise<never> {
  if (row.consent === 'withdrawn')
    throw new AppError('support.withdrawn', { params: { name: row.adminName } });
  const { organizationId, consentById } = row;
  const name = consentById === null ? null : await repository.personName(tx, organizationId, consentById);
  throw new AppError('support.decided', { params: { name: name ?? '—' } });
}

/** Returns the session with the request for consent, locked. @throws {AppError} notFound, support.ended */
async function lockAsked(
  { now }: SupportSessionDeps,
  tx: Tx,
  organizationId: number,
  id: number,
): Promise<SupportSessionRow> {
  const open = await repository.lock(tx, organizationId, id);
  const row = open ?? (await repository.find(tx, organizationId, id));
  if (!row || row.consent === null) throw new AppError('notFound');
  if (!open || row.endsAt <= now()) throw new AppError('support.ended', { params: { name: row.adminName } });
  return row;
}

async function answerRequest(
  deps: SupportSessionDeps,
  scope: Scope,
  id: number,
  consent: Answer,
): Promise<NamedSession> {
  const { tx, organizationId, caller } = scope;
  const row = await lockAsked(deps, tx, organizationId, id);
  // The same answer again, from another window or another administrator, changes nothing.
  if (row.consent === consent) return deps.named(scope, row);
  if (row.consent !== 'asked') return rejectAnswered(tx, row);
  const consentById = consent === 'withdrawn' ? null : (caller?.userId ?? null);
  const session = await deps.named(
    scope,
    await repository.setConsent(tx, row, { consent, consentAt: deps.now(), consentById }),
  );
  const changes: AuditChanges = {
    supportPerson: [null, row.adminName],
    supportReason: [null, row.reason],
    supportConsent: ['asked', consent],
  };
  await deps.record(scope, session, { action: ACTIONS[consent], changes });
  return session;
}

/** Sessions that could change something without consent have to wait for it from now on. */
async function askAgain({ now, named, record }: SupportSessionDeps, scope: Scope): Promise<void> {
  const { tx, organizationId } = scope;
  const open = await repository.lockOpen(tx, organizationId);
  for (const row of open.filter(({ consent }) => consent === 'waived')) {
    const change = { consent: 'asked' as const, consentAt: now(), consentById: null };
    const session = await named(scope, await repository.setConsent(tx, row, change));
    const changes: AuditChanges = {
      supportPerson: [null, row.adminName],
      supportConsent: ['waived', 'asked'],
    };
    await record(scope, session, { action: 'update', changes });
  }
}

async function accessView(tx: Tx, organizationId: number): Promise<AccessView> {
  const { waivedAt, waivedById } = await repository.access(tx, organizationId);
  const waivedBy = waivedById === null ? null : await repository.personName(tx, organizationId, waivedById);
  return { isWaived: waivedAt !== null, waivedAt, waivedBy };
}

/** Runs in the caller's organization as the system, because tenants do not write these rows. */
const withinOwn = <T>(context: Context, work: (scope: Scope) => Promise<T>): Promise<T> =>
  context.within(null, (tx) => work({ ...context.scope, tx }));

function withdrawRequest(deps: SupportSessionDeps, context: Context, id: number): Promise<NamedSession> {
  if (context.signedIn.support?.id !== id) throw new AppError('notFound');
  return withinOwn(context, (scope) => answerRequest(deps, scope, id, 'withdrawn'));
}

function setAccess(deps: SupportSessionDeps, context: Context, isWaived: boolean): Promise<AccessView> {
  return withinOwn(context, async (scope) => {
    const { tx, organizationId } = scope;
    const before = await repository.lockAccess(tx, organizationId);
    if ((before.waivedAt !== null) !== isWaived) {
      await repository.setAccess(
        tx,
        organizationId,
        isWaived
          ? { waivedAt: deps.now(), waivedById: context.signedIn.userId }
          : { waivedAt: null, waivedById: null },
      );
      await deps.audit.write(scope, {
        ...{ action: 'update', objectType: 'organization', objectId: organizationId },
        changes: { supportWaived: [!isWaived, isWaived] },
      });
      await deps.live.publish(tx, { organizationId, topic: 'support', ids: [] });
      if (!isWaived) await askAgain(deps, scope);
    }
    return accessView(tx, organizationId);
  });
}

/** See ADR 160. */
export function createSupportConsents(deps: SupportSessionDeps): SupportConsents {
  return {
    decide: (context, id, isAllowed) =>
      withinOwn(context, (scope) => answerRequest(deps, scope, id, isAllowed ? 'allowed' : 'refused')),
    withdraw: (context, id) => withdrawRequest(deps, context, id),
    access: (context) => withinOwn(context, ({ tx, organizationId }) => accessView(tx, organizationId)),
    setAccess: (context, isWaived) => setAccess(deps, context, isWaived),
  };
}
