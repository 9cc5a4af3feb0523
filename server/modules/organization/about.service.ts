import { subDays } from 'date-fns/subDays';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { AboutChange, SetupStepKey } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import { subjectOf } from '@server/graphql/access/subject';
import { planProgressOf } from '@server/modules/adaptation/plan-progress.read-model';
import { describeObjects, objectKeyText } from '@server/modules/content/content-kinds';
import { dayOf } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { organizationTally } from '@server/modules/statistics/statistics.read-model';
import { birthdays, countOnAdaptation, newColleagues, setupSteps, traineesOf } from './about.read-model';
import { idealRepository } from './ideal-picture/ideal-picture.repository';
import { findOrganization, isEmptyOrganization } from './organization.read-model';
import type { OrganizationRow } from './organization.tables';

const MAX_STATEMENTS = 3;
const MAX_TASKS = 3;
const CHANGED_FOR_DAYS = 30;
const MAX_CHANGES = 5;
/** The steps that create the organization's own data, besides those of its contents. */
const OWN_WORK: readonly SetupStepKey[] = ['employee', 'subdivision', 'position'];

type Deps = Pick<ModuleDeps, 'contentKinds' | 'now'>;

/** Returns the person whose page is shown: the caller, or the person they view the application as. @throws {AppError} notFound */
async function personOf({ signedIn, loaders }: Context): Promise<UserRow> {
  const person = await loaders.user.load(subjectOf(signedIn).userId);
  if (!person) throw new AppError('notFound');
  return person;
}

/** Returns what has changed for the person lately, whatever its kind. */
async function changesOf(
  { contentKinds, now }: Deps,
  { scope: { tx, organizationId } }: Context,
  { id }: UserRow,
): Promise<AboutChange[]> {
  const since = subDays(now(), CHANGED_FOR_DAYS);
  const changes = await Promise.all(
    contentKinds.all.map((kind) => kind.changedFor?.(tx, organizationId, id, since, MAX_CHANGES) ?? []),
  );
  return changes
    .flat()
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, MAX_CHANGES);
}

/** The page «О компании». */
export function createAboutService({ contentKinds, now }: Deps) {
  /** Returns the person's adaptation plan, from its first day on, with the same numbers as on its own page. */
  async function adaptationOf({ scope }: Context, person: UserRow, today: string) {
    const { tx, organizationId } = scope;
    const progress = await planProgressOf(tx, organizationId, person.id, today, MAX_TASKS);
    if (!progress || progress.dateStart > today) return null;
    const owed = progress.next.flatMap(({ object }) => object ?? []);
    const described = await describeObjects(contentKinds, scope, owed);
    return {
      ...progress,
      next: progress.next.flatMap(({ object, itemId, title, dueOn }) => {
        const task = object
          ? described.get(objectKeyText(object))
          : { name: title, route: `/adaptation/${person.id}?step=${itemId ?? 0}` };
        if (!task) return [];
        return [{ name: task.name, route: task.route, dueOn, isOverdue: dueOn !== null && dueOn < today }];
      }),
    };
  }

  /** Returns the tiles for an admin: each number is the one on the page that it links to. */
  async function tilesOf({ scope }: Context) {
    const { tx, organizationId } = scope;
    const { open, overdue } = await organizationTally(tx, organizationId);
    return { adapting: await countOnAdaptation(tx, organizationId), overdue, notSigned: open };
  }

  async function setUpOf(context: Context, organization: OrganizationRow) {
    const { scope, signedIn } = context;
    const { tx, organizationId } = scope;
    const mayRead = (area: 'organizationSetting' | 'organizationAbout') => hasRight(signedIn, area, 'read');
    if (!mayRead('organizationSetting') || !mayRead('organizationAbout')) {
      return { setup: null, tiles: null, mayTakeSample: false };
    }
    const setup =
      organization.setupClosedAt === null ? await setupSteps(tx, contentKinds, organizationId) : null;
    const ownWork = [...OWN_WORK, ...contentKinds.all.map(({ setup: own }) => own?.step)];
    const isBegun = !setup || setup.some(({ key, isDone }) => isDone && ownWork.includes(key));
    return {
      setup,
      tiles: await tilesOf(context),
      mayTakeSample:
        signedIn.isAdmin && !isBegun && (await isEmptyOrganization(tx, contentKinds, organizationId)),
    };
  }

  async function peopleOf(
    { scope, loaders }: Context,
    person: UserRow,
    organization: OrganizationRow,
    today: string,
  ) {
    const { tx, organizationId } = scope;
    const { userId: adminId } = organization;
    const newcomers = await newColleagues(tx, organizationId, person.id, today);
    return {
      leader: await loaders.leaderOfUser.load(person.id),
      mentor: person.mentorId === null ? null : await loaders.user.load(person.mentorId),
      trainees: await traineesOf(tx, organizationId, person.id),
      admin: adminId === null || adminId === person.id ? null : await loaders.user.load(adminId),
      newColleagues: newcomers.people,
      newColleaguesCount: newcomers.count,
      birthdays: await birthdays(tx, organizationId, person.id, today),
    };
  }

  return async (context: Context) => {
    const { tx, organizationId } = context.scope;
    const organization = await findOrganization(tx, organizationId);
    if (!organization) throw new AppError('notFound');
    const person = await personOf(context);
    const today = dayOf(now(), organization.timezone);
    const isAhead = person.dateJobStart !== null && person.dateJobStart > today;
    return {
      organization,
      person,
      startsAt: isAhead ? person.dateJobStart : null,
      adaptation: await adaptationOf(context, person, today),
      ...(await peopleOf(context, person, organization, today)),
      changes: await changesOf({ contentKinds, now }, context, person),
      idealPicture: await idealRepository.excerpt(tx, person, MAX_STATEMENTS),
      ...(await setUpOf(context, organization)),
    };
  };
}
