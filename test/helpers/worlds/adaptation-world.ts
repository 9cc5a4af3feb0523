import { sql } from 'drizzle-orm';
import { dayOf, daysAfter } from '@server/modules/days';
import { startTestApp, type TestApp } from '../app';
import { register, type Registered } from './registration';

export interface Person {
  id: number;
  token: string;
}

export const today = dayOf(new Date(), 'Europe/Moscow');
export const inDays = (days: number) => daysAfter(today, days);

const STEPS = [
  { day: -3, lane: 'hr', kind: 'task', title: 'Рабочее место' },
  { day: 1, lane: 'leader', kind: 'meeting', title: 'Встреча первого дня' },
  { day: 5, lane: 'mentor', kind: 'checkin', title: 'Первая неделя' },
  { day: 30, lane: 'employee', kind: 'task', title: 'Отчёт за месяц', weight: 3 },
];

/** Saves a template. */
export const SAVE_TEMPLATE = `mutation ($t: AdaptationTemplateInput!, $r: Boolean) {
  adaptationTemplateSave(template: $t, isForRunning: $r) { id updatedAt steps { key day lane kind title text weight } } }`;
const PAGE = `person { id } canAdd canManage adaptation { id status result dateStart dateEnd pausedFrom day days updatedAt
  template { name } lanes { lane isStandIn person { id } } moves { days isPause }
  progress { actual expected risk { level points reasons { kind count points } } overdueCount forecast }
  entries { key lane title day dueOn isOverdue canMark canEdit route weight doneAt doneBy { id } turn { id } item { id kind criterion grade comment updatedAt } } }`;

interface Entry {
  key: string;
  lane: string;
  title: string;
  day: number;
  dueOn: string;
  canMark: boolean;
  canEdit: boolean;
  doneAt: string | null;
  doneBy: { id: number } | null;
  turn: { id: number } | null;
  item: {
    id: number;
    kind: string;
    criterion: string;
    grade: number | null;
    comment: string;
    updatedAt: string;
  } | null;
}
interface Page {
  canAdd: boolean;
  canManage: boolean;
  adaptation: {
    id: number;
    status: string;
    result: string | null;
    dateEnd: string;
    day: number;
    updatedAt: string;
    template: { name: string } | null;
    lanes: { lane: string; isStandIn: boolean; person: { id: number } | null }[];
    progress: { actual: number; expected: number; overdueCount: number; forecast: string | null };
    entries: Entry[];
  } | null;
}

/** API calls of people of the organization. */
function callsOf(t: TestApp, admin: Registered) {
  async function made(query: string, variables = {}): Promise<number> {
    const { data, errors } = await t.gql<Record<string, { id: number }>>(admin.token, query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data ?? {})[0]?.id ?? 0;
  }

  async function hire(name: string, fields: string): Promise<Person> {
    const email = `${name}${Math.random()}@example.ru`;
    const id = await made(
      `mutation { userCreate(user: { nameFirst: "${name}", email: "${email}", isSendEmail: false ${fields} }) { id } }`,
    );
    return { id, token: await t.signIn(id) };
  }

  async function read(token: string, userId: number) {
    const { data, errors } = await t.gql<{ adaptation: Page }>(
      token,
      `query ($id: Int) { adaptation(userId: $id) { ${PAGE} } }`,
      { id: userId },
    );
    return { page: data?.adaptation, code: errors?.[0]?.extensions.code };
  }

  async function plan(userId: number) {
    const { page } = await read(admin.token, userId);
    if (!page?.adaptation) throw new Error('no plan');
    return page.adaptation;
  }

  async function entry(userId: number, title: string): Promise<Entry> {
    const found = (await plan(userId)).entries.find((entry) => entry.title === title);
    if (!found) throw new Error(`no step ${title}`);
    return found;
  }

  function selectionOf(field: string): string {
    if (field.endsWith('Delete')) return '';
    return field.startsWith('adaptationItem') ? '{ id doneAt }' : `{ ${PAGE} }`;
  }

  async function call(token: string, field: string, args: string) {
    const query = `mutation { ${field}(${args}) ${selectionOf(field)} }`;
    const { errors } = await t.gql(token, query);
    return { code: errors?.[0]?.extensions.code, field: errors?.[0]?.extensions.field };
  }

  const mark = async (token: string, userId: number, title: string) =>
    call(token, 'adaptationItemMark', `id: ${(await entry(userId, title)).item?.id} isDone: true`);

  return { made, hire, read, plan, entry, call, mark };
}

/** A workshop with its leader, a mentor, a newcomer who has just started, and a template for their position. */
export async function createAdaptationWorld() {
  const t = await startTestApp();
  const admin = await register(t);
  const calls = callsOf(t, admin);
  const { made, hire } = calls;
  await t.app.database.system((tx) =>
    tx.execute(sql`update organization set work_days = '{1,2,3,4,5,6,7}' where id = ${admin.organizationId}`),
  );
  const subdivisionId = await made('mutation { subdivisionCreate(subdivision: { name: "Цех" }) { id } }');
  const positionId = await made('mutation { positionCreate(position: { name: "Пекарь" }) { id } }');
  await made(SAVE_TEMPLATE, { t: { name: 'Пекарь', positionIds: [positionId], steps: STEPS } });
  const head = await hire('head', `subdivisionId: ${subdivisionId} isLeaderSubdivision: true`);
  const mentor = await hire('mentor', '');
  const stranger = await hire('stranger', '');
  const newcomer = await hire(
    'newcomer',
    `subdivisionId: ${subdivisionId} positionId: ${positionId} mentorId: ${mentor.id} dateJobStart: "${today}"`,
  );
  /** Moves the plan into the past: the test's clock is unchanged. */
  const agoBy = (userId: number, days: number) =>
    t.app.database.system((tx) =>
      tx.execute(sql`
        with p as (update adaptation set date_start = date_start - ${days}::int, date_end = date_end - ${days}::int
          where user_id = ${userId} returning id),
        u as (update users set date_job_start = date_job_start - ${days}::int,
          date_adapt_end = date_adapt_end - ${days}::int where id = ${userId})
        update adaptation_item set due_on = due_on - ${days}::int where user_id = ${userId}`),
    );
  return { t, admin, subdivisionId, positionId, head, mentor, stranger, newcomer, agoBy, ...calls };
}

export type AdaptationWorld = Awaited<ReturnType<typeof createAdaptationWorld>>;
