import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import { hasRight } from '@server/graphql/rights';
import { dayOf, daysBetween } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import {
  aboutTiles,
  birthdays,
  changedDocuments,
  newColleagues,
  progressOf,
  setupSteps,
  traineesOf,
} from './about.read-model';
import { idealRepository } from './ideal-picture.repository';
import { findOrganization } from './organization.read-model';
import type { OrganizationRow } from './organization.tables';

const MOST_STATEMENTS = 3;

type Deps = Pick<ModuleDeps, 'objectAccess' | 'now'>;

/** Whose page it is: the caller's own, or for who may write employees any colleague's. @throws {AppError} notFound */
async function personOf({ signedIn, loaders }: Context, userId: number | null): Promise<UserRow> {
  const mayPreview = hasRight(signedIn, 'employees', 'write');
  const id = userId ?? signedIn.userId;
  const person = id === signedIn.userId || mayPreview ? await loaders.user.load(id) : null;
  if (!person) throw new AppError('notFound');
  return person;
}

/** The page «О компании». */
export function createAboutService({ objectAccess, now }: Deps) {
  async function adaptationOf({ scope }: Context, person: UserRow, today: string) {
    const { dateJobStart, dateAdaptEnd, status } = person;
    if (status !== 'adaptation' || !dateJobStart || !dateAdaptEnd || dateJobStart > today) return null;
    const { tx, organizationId } = scope;
    const { done, total, next } = await progressOf(tx, organizationId, person.id);
    const described = await objectAccess.of('regulation')?.describe(
      tx,
      organizationId,
      next.map(({ objectId }) => objectId),
    );
    const byId = new Map((described ?? []).map((object) => [object.id, object]));
    // As on employees' pages: 90 days end on the day that is 90 days later, which still belongs to them.
    const days = Math.max(1, daysBetween(dateJobStart, dateAdaptEnd));
    return {
      day: Math.min(daysBetween(dateJobStart, today) + 1, days),
      days,
      dateEnd: dateAdaptEnd,
      done,
      total,
      next: next.flatMap(({ objectId, dueAt }) => {
        const object = byId.get(objectId);
        if (!object) return [];
        return [
          { name: object.name, route: object.route, dueAt, isOverdue: dueAt !== null && dueAt < now() },
        ];
      }),
    };
  }

  async function setUpOf({ scope, signedIn }: Context, userId: number | null) {
    const { tx, organizationId } = scope;
    const mayRead = (area: 'organizationSetting' | 'organizationAbout') => hasRight(signedIn, area, 'read');
    if (userId !== null || !mayRead('organizationSetting') || !mayRead('organizationAbout')) {
      return { setup: null, tiles: null };
    }
    return {
      setup: await setupSteps(tx, organizationId),
      tiles: await aboutTiles(tx, organizationId, now()),
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
    return {
      leader: await loaders.leaderOfUser.load(person.id),
      mentor: person.mentorId === null ? null : await loaders.user.load(person.mentorId),
      trainees: await traineesOf(tx, organizationId, person.id),
      admin: adminId === null || adminId === person.id ? null : await loaders.user.load(adminId),
      newColleagues: await newColleagues(tx, organizationId, person.id, today),
      birthdays: await birthdays(tx, organizationId, person.id, today),
    };
  }

  return async (context: Context, userId: number | null) => {
    const { tx, organizationId } = context.scope;
    const organization = await findOrganization(tx, organizationId);
    if (!organization) throw new AppError('notFound');
    const person = await personOf(context, userId);
    const today = dayOf(now(), organization.timezone);
    const isAhead = person.dateJobStart !== null && person.dateJobStart > today;
    return {
      organization,
      person,
      startsAt: isAhead ? person.dateJobStart : null,
      adaptation: await adaptationOf(context, person, today),
      ...(await peopleOf(context, person, organization, today)),
      changes: await changedDocuments(tx, organizationId, person.id, now()),
      idealPicture: await idealRepository.excerpt(tx, person, MOST_STATEMENTS),
      ...(await setUpOf(context, userId)),
    };
  };
}
