import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type {
  AdaptationLane,
  QueryAdaptationsArgs,
  ResolversTypes,
} from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/subject';
import { paging } from '@server/modules/checks';
import { describeObjects, objectKeyText } from '@server/modules/content/content-kinds';
import { dayOf } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { mayMark, type PlanRights, requirePlan, visiblePeople } from './adaptation.policy';
import { adaptationRepository } from './adaptation.repository';
import type { AdaptationRow } from './adaptation.tables';
import { listAdaptations } from './list.read-model';
import { dayOfDate, lengthOf, reachedDay } from './plan-days';
import { asOfDay, type Plan, readPlans, spanOf, worksOf, worksOfMany } from './plans.read-model';
import { progressOf } from './progress';
import { templatesRepository } from './templates.repository';
import { turnOf } from './turn';

type Resolved<Type> = Type extends PromiseLike<infer Value> ? Value : Type;
export type PageView = Resolved<ResolversTypes['AdaptationPage']>;
type EntryView = Resolved<ResolversTypes['AdaptationEntry']>;

const LANES: readonly AdaptationLane[] = ['employee', 'mentor', 'leader', 'hr'];

/** The organization that the scope works in. */
export async function organizationOf({ tx, organizationId }: Scope): Promise<OrganizationRow> {
  const organization = await findOrganization(tx, organizationId);
  if (!organization) throw new AppError('notFound');
  return organization;
}

type Loaders = Pick<Context, 'loaders'>['loaders'];

const personOf = (loaders: Loaders, id: number | null): Promise<UserRow | null> =>
  id === null ? Promise.resolve(null) : loaders.user.load(id);

/** What people see of plans. */
export function createPlanViewService({ contentKinds, now }: Pick<ModuleDeps, 'contentKinds' | 'now'>) {
  async function entriesOf(
    { scope, loaders }: Context,
    plan: Plan,
    rights: PlanRights,
    asOf: string,
  ): Promise<EntryView[]> {
    const { adaptation, items, obligations, people } = plan;
    const objects = await describeObjects(contentKinds, scope, obligations);
    const readerId = scope.caller && subjectOf(scope.caller).userId;
    const common = (lane: AdaptationLane, dueOn: string | null, doneAt: Date | null) => ({
      lane,
      dueOn,
      doneAt,
      day: dueOn === null ? null : dayOfDate(adaptation.dateStart, dueOn),
      isOverdue: doneAt === null && dueOn !== null && dueOn < asOf,
    });
    const isOpen = adaptation.status !== 'finished';
    const own = items.map(async (item): Promise<EntryView> => {
      const turnId = turnOf(item.lane, people);
      return {
        ...common(item.lane, item.dueOn, item.doneAt),
        key: `item:${item.id}`,
        item,
        objectType: null,
        title: item.title,
        route: null,
        weight: item.weight,
        doneBy: await personOf(loaders, item.doneById),
        turn: item.doneAt === null ? await personOf(loaders, turnId) : null,
        canMark: isOpen && mayMark(scope, rights, item.lane, turnId),
        canEdit: isOpen && mayEdit(scope, rights, item.createdById),
      };
    });
    const owed = obligations.map(async (row): Promise<EntryView[]> => {
      const object = objects.get(objectKeyText(row));
      if (!object) return [];
      const employee = await personOf(loaders, adaptation.userId);
      return [
        {
          ...common('employee', row.dueOn, row.doneAt),
          key: `assignment:${row.id}`,
          item: null,
          objectType: row.objectType,
          title: object.name,
          route: adaptation.userId === readerId ? object.route : object.teamRoute,
          weight: row.weight,
          doneBy: row.doneAt === null ? null : employee,
          turn: row.doneAt === null ? employee : null,
          canMark: false,
          canEdit: false,
        },
      ];
    });
    const all = [...(await Promise.all(own)), ...(await Promise.all(owed)).flat()];
    return all.sort(byDue);
  }

  async function viewOf(context: Context, adaptation: AdaptationRow, rights: PlanRights) {
    const { scope, loaders } = context;
    const { tx, organizationId } = scope;
    const organization = await organizationOf(scope);
    const [plan] = await readPlans(tx, organizationId, [adaptation]);
    if (!plan) throw new AppError('notFound');
    const today = dayOf(now(), organization.timezone);
    const asOf = asOfDay(adaptation, today, organization.timezone);
    const template =
      adaptation.templateId === null
        ? null
        : await templatesRepository.find(tx, organizationId, adaptation.templateId);
    return {
      ...adaptation,
      template,
      decidedBy: await personOf(loaders, adaptation.decidedById),
      day: reachedDay(adaptation, asOf),
      days: lengthOf(adaptation),
      lanes: await Promise.all(
        LANES.map(async (lane) => ({
          lane,
          person: await personOf(loaders, turnOf(lane, plan.people)),
          isStandIn: plan.people[lane] === null,
        })),
      ),
      entries: await entriesOf(context, plan, rights, asOf),
      progress: progressOf(worksOf(plan, organization), spanOf(plan, organization, today), organization),
    };
  }

  return {
    /** A person's page. @throws {AppError} notFound for whom the caller may not see */
    async page(context: Context, userId: number | null): Promise<PageView> {
      const { scope, signedIn, loaders } = context;
      const person = await loaders.user.load(userId ?? subjectOf(signedIn).userId);
      if (!person) throw new AppError('notFound');
      const rights = await requirePlan(scope, person, 'canRead');
      const adaptation = await adaptationRepository.ofUser(scope.tx, scope.organizationId, person.id);
      const { canAdd, canManage } = rights;
      return {
        person,
        canAdd,
        canManage,
        adaptation: adaptation && (await viewOf(context, adaptation, rights)),
      };
    },

    /** Of the people whom the caller looks after; the ones that end first come first. */
    async list({ scope, signedIn, loaders }: Context, args: QueryAdaptationsArgs) {
      const { tx, organizationId } = scope;
      const { rows, count } = await listAdaptations(tx, organizationId, {
        people: visiblePeople(organizationId, subjectOf(signedIn)),
        isFinished: args.isFinished ?? false,
        search: (args.search ?? '').slice(0, limits.search),
        ...paging(args.page, args.pageSize, limits.pageSizeMax),
      });
      const ids = rows.map(({ adaptation }) => adaptation.id);
      const works = await worksOfMany(tx, organizationId, ids);
      const items = rows.map(({ adaptation, person, organization }) => {
        const span = spanOf({ adaptation }, organization, dayOf(now(), organization.timezone));
        const {
          actual,
          expected,
          pace,
          count: done,
          overdueCount,
          forecast,
        } = progressOf(works.get(adaptation.id) ?? [], span, organization);
        loaders.user.prime(person.id, person);
        return {
          ...adaptation,
          ...{ actual, expected, pace, overdueCount, count: done, forecast: forecast ?? null, person },
          day: reachedDay(adaptation, span.asOf),
          days: lengthOf(adaptation),
        };
      });
      return { items, count };
    },
  };
}

/** Who manages the plan changes every step, who adds to it the steps that they added. */
function mayEdit({ caller }: Scope, { canAdd, canManage }: PlanRights, createdById: number | null): boolean {
  return canManage || (canAdd && caller !== null && createdById === caller.userId);
}

function byDue(a: EntryView, b: EntryView): number {
  return (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999');
}
