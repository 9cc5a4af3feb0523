import { gapMarkSchema } from '@domain/organization/ideal-picture';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { GapMarkInput, GapPeriod, GapRow, GapSide } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { shortTime } from '@server/modules/conflict';
import { dayOf } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { fullName } from '@server/modules/person-name';
import { gapRepository, type Mark } from './gap-check.repository';
import type { GapCheckRow, GapRowRow } from './gap-check.tables';
import { requireIdeal } from './ideal-picture.policy';
import { findOrganization } from '../organization.read-model';

type GapDeps = Pick<ModuleDeps, 'audit' | 'live' | 'now' | 'notify'>;

/** Returns the first day of the quarter that contains the day; both are yyyy-MM-dd. */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

const routeOf = (userId: number) => `/organization/ideal-picture-work?layer=person&of=${userId}&view=gap`;

/** Returns what a side may see of a row: the other side's marks only after both have answered. */
function shownRow(row: GapRowRow, { selfAt, leaderAt }: GapCheckRow, side: GapSide): GapRow {
  const { id, layer, text, self, leader, selfComment, leaderComment } = row;
  const isDone = selfAt !== null && leaderAt !== null;
  const sees = (whose: GapSide) => isDone || whose === side;
  return {
    ...{ id, layer, text },
    self: sees('self') ? self : null,
    leader: sees('leader') ? leader : null,
    selfComment: sees('self') ? selfComment : '',
    leaderComment: sees('leader') ? leaderComment : '',
  };
}

/** Checks that every row is answered and each mark is in its range. @throws {AppError} at the row */
function checkMarks(rows: readonly GapRowRow[], inputs: readonly GapMarkInput[]): Mark[] {
  const given = new Map(inputs.map((input) => [input.rowId, input]));
  return rows.map(({ id }) => {
    const input = given.get(id);
    return { rowId: id, ...checkInput(gapMarkSchema, input ?? {}, { within: `marks.${id}` }) };
  });
}

/** Returns the side for which the caller gives marks. @throws {AppError} notFound, access.denied */
async function sideOf(context: Context, userId: number): Promise<GapSide> {
  await requireIdeal(context, { layer: 'person', id: userId }, 'canWrite');
  return userId === context.signedIn.userId ? 'self' : 'leader';
}

async function timezoneOf({ scope }: Context): Promise<string> {
  const organization = await findOrganization(scope.tx, scope.organizationId);
  return organization?.timezone ?? 'Europe/Moscow';
}

async function startOf(
  { now }: GapDeps,
  context: Context,
  person: UserRow,
  period: GapPeriod,
): Promise<string> {
  const timezone = await timezoneOf(context);
  if (period === 'quarter') return quarterOf(dayOf(now(), timezone));
  return person.dateJobStart ?? dayOf(person.createdAt, timezone);
}

async function publishPicture({ live }: GapDeps, { scope: { tx, organizationId } }: Context): Promise<void> {
  await live.publish(tx, { organizationId, topic: 'idealPicture', ids: [] });
}

/** Notifies the side that has not answered yet, once. */
async function notifyOther(
  { notify }: GapDeps,
  context: Context,
  check: GapCheckRow,
  side: GapSide,
): Promise<void> {
  const { scope, loaders, signedIn } = context;
  const other =
    side === 'leader' ? check.userId : ((await loaders.leaderOfUser.load(check.userId))?.id ?? null);
  if (other === null || other === signedIn.userId) return;
  const person = await loaders.user.load(check.userId);
  await notify(scope, {
    userIds: [other],
    type: 'gapCheckOpened',
    objectType: 'gapCheck',
    objectId: check.id,
    route: routeOf(check.userId),
    params: { person: person ? fullName(person) : '' },
    dedupeKey: `gapCheckOpened:${check.id}:${other}`,
    reason: side === 'leader' ? 'account' : 'leader',
  });
}

async function rejectAnswered(context: Context, check: GapCheckRow, side: GapSide): Promise<void> {
  const at = side === 'self' ? check.selfAt : check.leaderAt;
  if (at === null) return;
  const byId = side === 'self' ? check.userId : check.leaderId;
  const by = byId === null ? null : await context.loaders.user.load(byId);
  throw new AppError('gap.answered', {
    params: {
      name: by ? fullName(by) : '—',
      time: shortTime(at, await timezoneOf(context)),
    },
  });
}

/** @throws {AppError} notFound, access.denied */
async function listChecks(context: Context, userId: number) {
  const side = await sideOf(context, userId);
  const { tx, organizationId } = context.scope;
  const person = await context.loaders.user.load(userId);
  const items = await gapRepository.list(tx, organizationId, userId);
  return { items, side, statements: person ? await gapRepository.statements(tx, person) : 0 };
}

/** Returns the rows of a check as its reader may see them. */
async function shownRows({ loaders, signedIn }: Context, check: GapCheckRow): Promise<GapRow[]> {
  const side = check.userId === signedIn.userId ? 'self' : 'leader';
  return (await loaders.gapRows.load(check.id)).map((row) => shownRow(row, check, side));
}

/** @throws {AppError} notFound, access.denied, ideal.empty */
async function openCheck(
  deps: GapDeps,
  context: Context,
  userId: number,
  period: GapPeriod,
): Promise<GapCheckRow> {
  const side = await sideOf(context, userId);
  const { scope, loaders, signedIn } = context;
  const { tx } = scope;
  const person = await loaders.user.load(userId);
  if (!person) throw new AppError('notFound');
  const wanted = {
    period,
    periodStart: await startOf(deps, context, person, period),
    createdById: signedIn.userId,
  };
  const earlier = await gapRepository.ofPeriod(tx, person, wanted);
  if (earlier) return earlier;
  if ((await gapRepository.statements(tx, person)) === 0) throw new AppError('ideal.empty');
  const check = await gapRepository.insert(tx, person, wanted);
  if (!check) {
    const other = await gapRepository.ofPeriod(tx, person, wanted);
    if (!other) throw new Error('a check is there and is not');
    return other;
  }
  await deps.audit.write(scope, {
    action: 'create',
    objectType: 'gapCheck',
    objectId: check.id,
    affectedUserId: userId,
  });
  await publishPicture(deps, context);
  await notifyOther(deps, context, check, side);
  return check;
}

/** @throws {AppError} notFound, access.denied, gap.answered, and at a row that has no mark */
async function answerCheck(
  deps: GapDeps,
  context: Context,
  id: number,
  inputs: readonly GapMarkInput[],
): Promise<GapCheckRow> {
  const { scope, signedIn } = context;
  const { tx, organizationId } = scope;
  const check = await gapRepository.lock(tx, organizationId, id);
  if (!check) throw new AppError('notFound');
  const side = await sideOf(context, check.userId);
  await rejectAnswered(context, check, side);
  const marks = checkMarks(await gapRepository.rowsOf(tx, organizationId, [id]), inputs);
  await gapRepository.mark(tx, check, side, marks);
  const at = deps.now();
  const after = await gapRepository.update(tx, check, {
    ...(side === 'self' ? { selfAt: at } : { leaderAt: at, leaderId: signedIn.userId }),
    updatedAt: at,
  });
  // Only the number of marks, because the other side reads the history too.
  await deps.audit.write(scope, {
    action: 'complete',
    objectType: 'gapCheck',
    objectId: id,
    affectedUserId: check.userId,
    changes: { count: [null, marks.length] },
  });
  await publishPicture(deps, context);
  if ((side === 'self' ? check.leaderAt : check.selfAt) === null)
    await notifyOther(deps, context, check, side);
  return after;
}

/** Checks people against the ideal picture: they and their head give marks, and see each other's after both have answered. */
export function createGapCheckService(deps: GapDeps) {
  return {
    list: listChecks,
    rows: shownRows,
    open: (context: Context, userId: number, period: GapPeriod) => openCheck(deps, context, userId, period),
    answer: (context: Context, id: number, inputs: readonly GapMarkInput[]) =>
      answerCheck(deps, context, id, inputs),
  };
}
