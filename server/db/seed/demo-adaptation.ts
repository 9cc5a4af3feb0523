import type { Scope } from '@server/graphql/context';
import { adaptationRepository } from '@server/modules/adaptation/adaptation.repository';
import type { AdaptationItemRow } from '@server/modules/adaptation/adaptation.tables';
import { createAdaptationServices } from '@server/modules/adaptation/adaptation.module';
import { lanePeopleOf } from '@server/modules/adaptation/plans/plans.read-model';
import { samplesIn } from '@server/modules/adaptation/samples';
import { type LanePeople, turnOf } from '@server/modules/adaptation/plans/turn.sql';
import { daysBetween } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { type DemoCompany, known } from './demo-company';
import { demoCompany } from './demo-data';
import { at, chance, daysBefore } from './demo-time';
import type { Clock } from './quiet-deps';

/** The positions of the demo company that start with a specific built-in sample; all others use the general one. */
const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  everybody: [],
  retail: ['seller', 'barista'],
  head: ['shopManager', 'retailHead', 'productionHead'],
};

const NEWCOMERS = new Set(['invited', 'preboarding', 'adaptation']);
/** Plans start this many days before the first day at work. */
const AHEAD_DAYS = 6;
/** The share of steps that newcomers of this company complete on time. */
const ON_TIME = 0.86;

async function insertTemplates(
  scope: Scope,
  { positionIds }: DemoCompany,
  { templates }: ReturnType<typeof createAdaptationServices>,
): Promise<void> {
  for (const { key, name, steps } of samplesIn('ru')) {
    const keys = POSITIONS[key];
    if (!keys) continue;
    const ids = keys.flatMap((position) => positionIds.get(position) ?? []);
    const template = { name, positionIds: ids, steps: steps.map(({ key: _key, ...step }) => step) };
    await templates.save(scope, template, false);
  }
}

/** Completes the past steps of a plan by whoever was responsible; a few of them late or not at all. */
async function markPast(
  { tx, organizationId }: Scope,
  items: readonly AdaptationItemRow[],
  people: LanePeople,
  now: Date,
): Promise<void> {
  const today = daysBefore(now, 0);
  for (const { id, userId, dueOn, title, lane, kind } of items) {
    if (dueOn === null || dueOn >= today || chance('step', userId, title) > ON_TIME) continue;
    const daysAgo = Math.max(daysBetween(dueOn, today) - Math.floor(chance('late', userId, title) * 3), 0);
    await adaptationRepository.updateItem(tx, organizationId, id, {
      doneAt: at(now, daysAgo, 10 + chance('hour', userId, title) * 7),
      doneById: turnOf(lane, people),
      ...(kind === 'checkin' ? { grade: 3 + Math.floor(chance('grade', userId, title) * 3) } : {}),
    });
  }
}

/** Inserts templates, and for each newcomer a plan that started when they were hired, with the progress since then. */
export async function insertDemoAdaptation(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  deps: ModuleDeps,
  clock: Clock,
): Promise<void> {
  const { now } = clock;
  const system: Scope = { ...scope, caller: null };
  const services = createAdaptationServices(deps);
  await insertTemplates(system, company, services);
  for (const { key, status, hiredDaysAgo } of demoCompany.people) {
    if (!NEWCOMERS.has(status)) continue;
    clock.now = at(now, Math.max(hiredDaysAgo + AHEAD_DAYS, 0), 9);
    await services.plans.follow(system, [known(company.people, key).id]);
  }
  clock.now = now;
  const { tx, organizationId } = scope;
  const userIds = [...company.people.values()].map(({ id }) => id);
  const plans = await adaptationRepository.running(tx, organizationId, { userIds });
  const lanes = await lanePeopleOf(
    tx,
    organizationId,
    plans.map(({ id }) => id),
  );
  for (const { id } of plans) {
    const people = lanes.get(id);
    const items = await adaptationRepository.itemsOf(tx, organizationId, [id]);
    if (people) await markPast(system, items, people, now);
  }
}
