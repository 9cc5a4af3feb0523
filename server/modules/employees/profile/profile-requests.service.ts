import { requestCommentSchema, requestDeclineSchema } from '@domain/employees/notes';
import { checkInput } from '@server/modules/check-input';
import { type AuditChanges, changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type {
  MutationProfileRequestAcceptArgs,
  MutationProfileRequestCreateArgs,
  MutationProfileRequestDeclineArgs,
  ProfileRequestStatus,
  UserInput,
} from '@server/graphql/generated/types';
import { dayOf } from '@server/modules/days';
import { fieldNames } from '@server/modules/history/change-words.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { personFieldsWith } from '@domain/person-field-lists';
import { checkReferences } from '../writing/employee-changes';
import { checkDates, checkEmployee } from '../writing/employee-input';
import { mayWriteIn } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import { decidersOf } from './profile-requests.read-model';
import { profileRequestsRepository } from './profile-requests.repository';
import type { ProfileRequestRow } from './profile-requests.tables';
import type { ProfilesService } from './profiles.service';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'> & { profiles: ProfilesService };

export interface ProfileRequestsService {
  create(scope: Scope, caller: Caller, args: MutationProfileRequestCreateArgs): Promise<ProfileRequestRow>;
  withdraw(scope: Scope, caller: Caller, id: number): Promise<ProfileRequestRow>;
  accept(scope: Scope, args: MutationProfileRequestAcceptArgs): Promise<ProfileRequestRow>;
  decline(scope: Scope, args: MutationProfileRequestDeclineArgs): Promise<ProfileRequestRow>;
  /** Withdraws the requests of people who have left. */
  withdrawOf(scope: Scope, userIds: readonly number[]): Promise<void>;
}

/** The fields of which people can request a change. */
export const ASKABLE = personFieldsWith({ isRequestable: true });

/** Returns the edit of the request: its new values. */
function inputOf(changes: AuditChanges): UserInput {
  return Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));
}

const ACTIONS = { accepted: 'approve', declined: 'reject', withdrawn: 'delete' } as const;

/** Returns the requested changes, validated like the edit itself; rights are checked when someone accepts the request. */
async function requestedChanges(
  { now }: Deps,
  scope: Scope,
  caller: Caller,
  input: UserInput,
): Promise<AuditChanges> {
  const { tx, organizationId } = scope;
  const person = await employeesRepository.lock(tx, organizationId, caller.userId);
  if (!person) throw new AppError('notFound');
  const fields = Object.fromEntries(
    Object.entries(checkEmployee(input)).filter(([, value]) => value !== undefined),
  );
  const wished = { ...person, ...fields };
  const organization = await employeesRepository.organization(tx, organizationId);
  checkDates(wished, dayOf(now(), organization.timezone));
  await checkReferences({ ...scope, caller: null }, fields, person);
  const changes = changesOf(person, wished, ASKABLE);
  if (Object.keys(changes).length === 0) throw new AppError('profile.nothingAsked');
  return changes;
}

async function lockOpen({ tx, organizationId }: Scope, id: number): Promise<ProfileRequestRow> {
  const row = await profileRequestsRepository.lock(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  if (row.status !== 'open') throw new AppError('profile.requestDecided');
  return row;
}

/** Locks an open request that the caller may decide about. */
async function lockDecidable(scope: Scope, id: number): Promise<ProfileRequestRow> {
  const row = await lockOpen(scope, id);
  const person = await employeesRepository.find(scope.tx, scope.organizationId, row.userId);
  if (!person || !(await mayWriteIn(scope, person.subdivisionId))) throw new AppError('notFound');
  return row;
}

async function endRequest(
  { audit, live }: Deps,
  scope: Scope,
  row: ProfileRequestRow,
  status: Exclude<ProfileRequestStatus, 'open'>,
  reason = '',
): Promise<ProfileRequestRow> {
  const { tx, organizationId, caller } = scope;
  const after = await profileRequestsRepository.decide(tx, row, {
    status,
    reason,
    decidedById: caller?.userId ?? null,
  });
  if (!after) throw new AppError('notFound');
  await audit.write(scope, {
    action: ACTIONS[status],
    objectType: 'profileRequest',
    objectId: row.id,
    affectedUserId: row.userId,
    changes: reason === '' ? {} : { reason: [null, reason] },
  });
  await live.publish(tx, { organizationId, topic: 'user', ids: [row.userId] });
  return after;
}

async function notifyRequester(
  { notify }: Deps,
  scope: Scope,
  row: ProfileRequestRow,
  reason: string,
): Promise<void> {
  await notify(scope, {
    userIds: [row.userId],
    type: 'profileChangeResult',
    objectType: 'user',
    objectId: row.userId,
    route: '/profile',
    params: {
      fields: fieldNames(scope, 'user', Object.keys(row.changes)).join(', '),
      result: reason === '' ? 'accepted' : 'declined',
      reason,
    },
    dedupeKey: `profileChangeResult:${row.id}`,
  });
}

async function createRequest(
  deps: Deps,
  scope: Scope,
  caller: Caller,
  { changes: input, comment }: MutationProfileRequestCreateArgs,
): Promise<ProfileRequestRow> {
  const { tx, organizationId } = scope;
  const changes = await requestedChanges(deps, scope, caller, input);
  if (await profileRequestsRepository.hasOpen(tx, organizationId, caller.userId)) {
    throw new AppError('profile.requestOpen');
  }
  const row = await profileRequestsRepository.insert(tx, {
    organizationId,
    userId: caller.userId,
    changes,
    ...checkInput(requestCommentSchema, { comment }),
  });
  await deps.audit.write(scope, {
    action: 'create',
    objectType: 'profileRequest',
    objectId: row.id,
    affectedUserId: caller.userId,
    changes,
  });
  await deps.notify(scope, {
    userIds: await decidersOf(tx, organizationId, {
      id: caller.userId,
      subdivisionId: caller.subdivisionId,
    }),
    type: 'profileChangeRequest',
    objectType: 'user',
    objectId: caller.userId,
    route: `/employees/${caller.userId}`,
    params: {
      person: caller.nameFull,
      fields: fieldNames(scope, 'user', Object.keys(changes)).join(', '),
    },
    dedupeKey: `profileChangeRequest:${row.id}`,
  });
  await deps.live.publish(tx, { organizationId, topic: 'user', ids: [caller.userId] });
  return row;
}

async function withdrawRequest(
  deps: Deps,
  scope: Scope,
  caller: Caller,
  id: number,
): Promise<ProfileRequestRow> {
  const row = await lockOpen(scope, id);
  if (row.userId !== caller.userId) throw new AppError('notFound');
  return endRequest(deps, scope, row, 'withdrawn');
}

async function acceptRequest(
  deps: Deps,
  scope: Scope,
  { id, updatedAt }: MutationProfileRequestAcceptArgs,
): Promise<ProfileRequestRow> {
  const row = await lockDecidable(scope, id);
  await deps.profiles.update(
    scope,
    // Position and subdivision were checked with the request, and the person who accepts it has seen both.
    {
      ...inputOf(row.changes),
      id: row.userId,
      updatedAt: updatedAt ?? null,
      isOtherSubdivision: true,
    },
    null,
  );
  await notifyRequester(deps, scope, row, '');
  return endRequest(deps, scope, row, 'accepted');
}

async function declineRequest(
  deps: Deps,
  scope: Scope,
  { id, reason }: MutationProfileRequestDeclineArgs,
): Promise<ProfileRequestRow> {
  const { reason: text } = checkInput(requestDeclineSchema, { reason });
  const row = await lockDecidable(scope, id);
  await notifyRequester(deps, scope, row, text);
  return endRequest(deps, scope, row, 'declined', text);
}

async function withdrawRequestsOf(deps: Deps, scope: Scope, userIds: readonly number[]): Promise<void> {
  const { tx, organizationId } = scope;
  const open = await profileRequestsRepository.lockOpen(tx, organizationId, userIds);
  for (const row of open) await endRequest(deps, scope, row, 'withdrawn');
}

/** Manages requests to change fields that people may not edit on their own, and the decisions about them. */
export function createProfileRequestsService(deps: Deps): ProfileRequestsService {
  return {
    create: (scope, caller, input) => createRequest(deps, scope, caller, input),
    withdraw: (scope, caller, id) => withdrawRequest(deps, scope, caller, id),
    accept: (scope, input) => acceptRequest(deps, scope, input),
    decline: (scope, input) => declineRequest(deps, scope, input),
    withdrawOf: (scope, userIds) => withdrawRequestsOf(deps, scope, userIds),
  };
}
