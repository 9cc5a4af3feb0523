import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentEngine } from './evaluation/engine';
import { assignmentsRepository } from './assignments.repository';
import { rejudgeAssignment } from './evaluation/reevaluation.repository';
import type { PrerequisitesService } from './prerequisites/prerequisites.service';
import type { RemindersService } from './reminders/reminders.service';
import { rulesRepository } from './rules/rules.repository';

const actor = (scope: Scope) => scope.caller?.userId ?? null;

/**
 * Rejects a person's own action on an assignment while another person may be using their account: such an action is evidence
 * about them. Decisions by others and by the system are not affected.
 * @throws {AppError} those of `requireConfirmedSignIn`
 */
async function requireConfirmedActor(scope: Scope, userId: number): Promise<void> {
  if (actor(scope) === userId) await requireConfirmedSignIn(scope.tx, scope.organizationId, userId);
}

type Listened = Pick<ModuleDeps, 'events' | 'audit'>;

interface Listening {
  engine: AssignmentEngine;
  prerequisites: PrerequisitesService;
  reminders: RemindersService;
}

/** Follows people who are hired, move, leave or are paused: the rules are applied to them again, and due dates are postponed. */
function followPeople({ events }: Listened, { engine }: Pick<Listening, 'engine'>): void {
  events.on('users.changed', (scope, { userIds }) => engine.applyToPeople(scope, userIds));

  events.on('subdivisions.moved', async (scope, { subdivisionIds }) => {
    const { tx, organizationId } = scope;
    await engine.applyToPeople(
      scope,
      await assignmentsRepository.peopleBelow(tx, organizationId, subdivisionIds),
    );
  });

  events.on('assignments.postpone', async (scope, { userId, from, days }) => {
    const { tx, organizationId } = scope;
    const moved = await assignmentsRepository.postpone(tx, organizationId, userId, from, days, actor(scope));
    await engine.announce(scope, 'postponed', moved);
  });
}

/**
 * Follows objects that are published, archived, restored, lapse or require other objects: their assignments change accordingly.
 */
function followObjects(
  { events }: Listened,
  { engine, prerequisites }: Pick<Listening, 'engine' | 'prerequisites'>,
): void {
  events.on('object.published', async (scope, event) => {
    const { tx, organizationId } = scope;
    await rulesRepository.lock(tx, organizationId, 'alone');
    if (event.isMajor) {
      await assignmentsRepository.restart(tx, organizationId, event, event.versionId, actor(scope));
    } else {
      await assignmentsRepository.follow(tx, organizationId, event, event.versionId);
    }
    await engine.applyToObject(scope, event, { resignDays: event.dueDays });
  });

  events.on('object.archived', async (scope, event) => {
    const { tx, organizationId } = scope;
    await rulesRepository.lock(tx, organizationId, 'alone');
    const cancelled = await assignmentsRepository.cancelObject(tx, organizationId, event, actor(scope));
    await assignmentsRepository.retireObject(tx, organizationId, event);
    await engine.announce(scope, 'cancelled', cancelled);
    await prerequisites.notifyArchived(scope, event);
  });

  events.on('object.restored', async (scope, event) => {
    if (event.versionId === null) return;
    await assignmentsRepository.revive(scope.tx, scope.organizationId, event, null);
    await engine.applyToObject(scope, event);
  });

  events.on('object.lapsed', (scope, event) => engine.lapse(scope, event, event.userIds));

  events.on('assignments.demanded', (scope, { source, demands }) => engine.demand(scope, source, demands));
}

/** Follows people's work on their assignments. */
function followWork(
  { events, audit }: Listened,
  { engine, prerequisites }: Pick<Listening, 'engine' | 'prerequisites'>,
): void {
  events.on('object.opened', async (scope, event) => {
    const { tx, organizationId } = scope;
    await prerequisites.requireMet(scope, event, event.userId);
    const opened = await assignmentsRepository.open(tx, organizationId, event, event.userId);
    // Only the first time: the reading time after that is part of the signature.
    if (opened.length > 0) {
      await audit.write(scope, {
        action: 'open',
        objectType: event.objectType,
        objectId: event.objectId,
        affectedUserId: event.userId,
      });
    }
    await engine.announce(scope, 'opened', opened);
  });

  events.on('object.completed', async (scope, event) => {
    await requireConfirmedActor(scope, event.userId);
    const { tx, organizationId } = scope;
    const done = await assignmentsRepository.complete(tx, organizationId, event, event);
    await engine.announce(scope, 'completed', done);
  });

  events.on('object.progressed', async (scope, event) => {
    const { tx, organizationId } = scope;
    // Asked together: if the first rejects, the whole request rolls back.
    await Promise.all([
      requireConfirmedActor(scope, event.userId),
      assignmentsRepository.progress(tx, organizationId, event, event.userId, event.progress),
    ]);
  });

  events.on('object.submitted', async (scope, event) => {
    await requireConfirmedActor(scope, event.userId);
    const { tx, organizationId } = scope;
    const submitted = await assignmentsRepository.submit(tx, organizationId, event, event.userId);
    await engine.announce(scope, 'submitted', submitted);
  });
}

/** Follows failed attempts, refusals and changed grades. */
function followOutcomes({ events }: Listened, { engine }: Pick<Listening, 'engine'>): void {
  events.on('object.failed', async (scope, event) => {
    await requireConfirmedActor(scope, event.userId);
    const { tx, organizationId } = scope;
    const { userId, score = null } = event;
    const failed = await assignmentsRepository.fail(tx, organizationId, event, {
      userId,
      score,
      actorId: actor(scope),
    });
    await engine.announce(scope, 'failed', failed);
  });

  events.on('object.rejudged', async (scope, event) => {
    const { tx, organizationId } = scope;
    const failed = await rejudgeAssignment(tx, organizationId, {
      ...event,
      actorId: actor(scope),
    });
    await engine.announce(scope, 'failed', failed);
  });

  events.on('object.refused', async (scope, event) => {
    await requireConfirmedActor(scope, event.userId);
    const { tx, organizationId } = scope;
    const refused = await assignmentsRepository.refuse(tx, organizationId, event, event.userId);
    await engine.announce(scope, 'refused', refused);
  });
}

/** Updates assignments when people, the structure or the objects change. */
export function listenForAssignments(deps: Listened, listening: Listening): void {
  followPeople(deps, listening);
  followObjects(deps, listening);
  followWork(deps, listening);
  followOutcomes(deps, listening);
  deps.events.on('assignments.remind', (scope, { objectType, targets }) =>
    listening.reminders.remindMany(scope, objectType, targets),
  );
}
