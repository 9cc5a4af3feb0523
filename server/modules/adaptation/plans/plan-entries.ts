import type { Context, Scope } from '@server/graphql/context';
import type { AdaptationLane } from '@server/graphql/generated/types';
import type { ResolversTypes } from '@server/graphql/generated/resolvers';
import { subjectOf } from '@server/graphql/access/subject';
import type { ObjectDescription } from '@server/modules/content/content-kind';
import { describeObjects, objectKeyText } from '@server/modules/content/content-kinds';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { mayMark, type PlanRights } from '../adaptation.policy';
import type { AdaptationItemRow } from '../adaptation.tables';
import { dayOfDate } from './plan-days';
import type { Plan, PlanAssignment } from './plans.read-model';
import { turnOf } from './turn.sql';

/** The value that a resolver type resolves to. */
export type Resolved<Type> = Type extends PromiseLike<infer Value> ? Value : Type;

type Loaders = Pick<Context, 'loaders'>['loaders'];

/** Loads a person by id; null: there is no id, or no such person. */
export const personOf = (loaders: Loaders, id: number | null): Promise<UserRow | null> =>
  id === null ? Promise.resolve(null) : loaders.user.load(id);

/** A plan as its reader sees it: determines the content of the entries and who may change them. */
interface EntryContext extends Pick<Context, 'scope' | 'loaders'>, Pick<Plan, 'adaptation' | 'people'> {
  rights: PlanRights;
  asOf: string;
  isOpen: boolean;
}

type EntryView = Resolved<ResolversTypes['AdaptationEntry']>;

/** Returns the fields that steps and assignments of a plan have in common. */
const commonOf = (
  { adaptation, asOf }: EntryContext,
  lane: AdaptationLane,
  dueOn: string | null,
  doneAt: Date | null,
) => ({
  lane,
  dueOn,
  doneAt,
  day: dueOn === null ? null : dayOfDate(adaptation.dateStart, dueOn),
  isOverdue: doneAt === null && dueOn !== null && dueOn < asOf,
});

/** Builds the entry of a step. */
async function itemEntry(entry: EntryContext, item: AdaptationItemRow): Promise<EntryView> {
  const { scope, loaders, rights, isOpen } = entry;
  const turnId = turnOf(item.lane, entry.people);
  return {
    ...commonOf(entry, item.lane, item.dueOn, item.doneAt),
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
}

/** Builds the entry of an assignment made by the rules: it is completed in its own object, not in the plan. */
async function assignmentEntry(
  entry: EntryContext,
  row: PlanAssignment,
  object: ObjectDescription,
): Promise<EntryView> {
  const { adaptation, scope } = entry;
  const readerId = scope.caller && subjectOf(scope.caller).userId;
  const employee = await personOf(entry.loaders, adaptation.userId);
  return {
    ...commonOf(entry, 'employee', row.dueOn, row.doneAt),
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
  };
}

/** Returns all entries of a plan by due date: its steps, and the assignments made by the rules. */
export async function entriesOf(
  { contentKinds }: Pick<ModuleDeps, 'contentKinds'>,
  { scope, loaders }: Context,
  { adaptation, items, assignments, people }: Plan,
  rights: PlanRights,
  asOf: string,
): Promise<EntryView[]> {
  const objects = await describeObjects(contentKinds, scope, assignments);
  const entry = {
    scope,
    loaders,
    adaptation,
    people,
    rights,
    asOf,
    isOpen: adaptation.status !== 'finished',
  };
  const own = items.map((item) => itemEntry(entry, item));
  const owed = assignments.map(async (row): Promise<EntryView[]> => {
    const object = objects.get(objectKeyText(row));
    return object ? [await assignmentEntry(entry, row, object)] : [];
  });
  const all = [...(await Promise.all(own)), ...(await Promise.all(owed)).flat()];
  return all.sort(byDue);
}

/** Whether the caller may edit a step: managers of the plan edit every step, others those that they added. */
function mayEdit({ caller }: Scope, { canAdd, canManage }: PlanRights, createdById: number | null): boolean {
  return canManage || (canAdd && caller !== null && createdById === caller.userId);
}

function byDue(a: EntryView, b: EntryView): number {
  return (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999');
}
