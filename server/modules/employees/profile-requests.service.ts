import { and, eq, inArray, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { type AuditChanges, changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type {
  MutationProfileRequestAcceptArgs,
  MutationProfileRequestCreateArgs,
  MutationProfileRequestDeclineArgs,
  ProfileRequestStatus,
  UserInput,
} from '@server/graphql/generated/resolvers';
import { checkText } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import { fieldNames } from '@server/modules/history/change-words.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { checkReferences } from './employee-changes';
import { checkDates, checkEmployee } from './employee-input';
import { mayWriteIn } from './employees.policy';
import { employeesRepository } from './employees.repository';
import { answerersOf } from './profile-requests.read-model';
import { type ProfileRequestRow, profileRequestTable } from './profile-requests.tables';
import type { ProfilesService } from './profiles.service';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'> & { profiles: ProfilesService };

export interface ProfileRequestsService {
  create(scope: Scope, caller: Caller, args: MutationProfileRequestCreateArgs): Promise<ProfileRequestRow>;
  withdraw(scope: Scope, caller: Caller, id: number): Promise<ProfileRequestRow>;
  accept(scope: Scope, args: MutationProfileRequestAcceptArgs): Promise<ProfileRequestRow>;
  decline(scope: Scope, args: MutationProfileRequestDeclineArgs): Promise<ProfileRequestRow>;
  /** Whoever has left asks for nothing any more. */
  withdrawOf(scope: Scope, userIds: readonly number[]): Promise<void>;
}

const ASKABLE = [
  'nameFirst',
  'nameMiddle',
  'nameSecond',
  'phone',
  'phones',
  'sex',
  'dateBirth',
  'info',
  'subdivisionId',
  'positionId',
  'mentorId',
  'dateJobStart',
  'dateAdaptEnd',
] as const;

/** What an edit sends of the request: its later values. */
function inputOf(changes: AuditChanges): UserInput {
  return Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));
}

const ACTIONS = { accepted: 'approve', declined: 'reject', withdrawn: 'delete' } as const;

/** Asking for what is not one's own to change, and what those answer whose task it is. */
export function createProfileRequestsService(deps: Deps): ProfileRequestsService {
  const { audit, live, notify, now, profiles } = deps;
  const table = profileRequestTable;

  /** What is asked for, checked as the edit itself will be; whose rights suffice shows when somebody accepts it. */
  async function wishOf(scope: Scope, caller: Caller, input: UserInput): Promise<AuditChanges> {
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
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    if (!row) throw new AppError('notFound');
    if (row.status !== 'open') throw new AppError('profile.requestDecided');
    return row;
  }

  /** An open one that the caller may answer. */
  async function lockAnswerable(scope: Scope, id: number): Promise<ProfileRequestRow> {
    const row = await lockOpen(scope, id);
    const person = await employeesRepository.find(scope.tx, scope.organizationId, row.userId);
    if (!person || !(await mayWriteIn(scope, person.subdivisionId))) throw new AppError('notFound');
    return row;
  }

  async function end(
    scope: Scope,
    row: ProfileRequestRow,
    status: Exclude<ProfileRequestStatus, 'open'>,
    reason = '',
  ): Promise<ProfileRequestRow> {
    const { tx, organizationId, caller } = scope;
    const [after] = await tx
      .update(table)
      .set({ status, reason, decidedById: caller?.userId ?? null, decidedAt: sql`now()` })
      .where(and(eq(table.organizationId, organizationId), eq(table.id, row.id)))
      .returning();
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

  async function tellAsker(scope: Scope, row: ProfileRequestRow, reason: string): Promise<void> {
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

  return {
    async create(scope, caller, { changes: input, comment }) {
      const { tx, organizationId } = scope;
      const changes = await wishOf(scope, caller, input);
      const own = and(eq(table.organizationId, organizationId), eq(table.userId, caller.userId));
      if ((await tx.$count(table, and(own, eq(table.status, 'open')))) > 0) {
        throw new AppError('profile.requestOpen');
      }
      const [row] = await tx
        .insert(table)
        .values({
          organizationId,
          userId: caller.userId,
          changes,
          comment: checkText(comment ?? '', { field: 'comment', max: limits.requestText }),
        })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      await audit.write(scope, {
        action: 'create',
        objectType: 'profileRequest',
        objectId: row.id,
        affectedUserId: caller.userId,
        changes,
      });
      await notify(scope, {
        userIds: await answerersOf(tx, organizationId, {
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
      await live.publish(tx, { organizationId, topic: 'user', ids: [caller.userId] });
      return row;
    },

    async withdraw(scope, caller, id) {
      const row = await lockOpen(scope, id);
      if (row.userId !== caller.userId) throw new AppError('notFound');
      return end(scope, row, 'withdrawn');
    },

    async accept(scope, { id, updatedAt }) {
      const row = await lockAnswerable(scope, id);
      await profiles.update(
        scope,
        // Checked when it was asked for; whoever accepts it has seen both.
        {
          ...inputOf(row.changes),
          id: row.userId,
          updatedAt: updatedAt ?? null,
          isOtherSubdivision: true,
        },
        null,
      );
      await tellAsker(scope, row, '');
      return end(scope, row, 'accepted');
    },

    async decline(scope, { id, reason }) {
      const text = checkText(reason, { field: 'reason', max: limits.requestText, isRequired: true });
      const row = await lockAnswerable(scope, id);
      await tellAsker(scope, row, text);
      return end(scope, row, 'declined', text);
    },

    async withdrawOf(scope, userIds) {
      const open = await scope.tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.organizationId, scope.organizationId),
            inArray(table.userId, [...userIds]),
            eq(table.status, 'open'),
          ),
        )
        .for('update');
      for (const row of open) await end(scope, row, 'withdrawn');
    },
  };
}
