import {
  type AdaptationWorld,
  createAdaptationWorld,
  SAVE_TEMPLATE,
  today,
} from '@test/helpers/worlds/adaptation-world';
import { statementsOf } from '@test/helpers/database/statements';

let w: AdaptationWorld;

beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());

test('a template edit previews its effect on running plans, applies it only on request, and keeps what is done', async () => {
  const employee = await w.hire('templated', `positionId: ${w.positionId} dateJobStart: "${today}"`);
  await w.mark(w.admin.token, employee.id, 'Встреча первого дня');
  const { data } = await w.t.gql<{
    adaptationTemplates: {
      id: number;
      updatedAt: string;
      runningCount: number;
      steps: Record<string, unknown>[];
    }[];
  }>(
    w.admin.token,
    '{ adaptationTemplates { id updatedAt runningCount steps { key day lane kind title text weight } } }',
  );
  const template = data?.adaptationTemplates[0];
  if (!template) throw new Error('no template');
  const steps = [
    ...template.steps
      .filter(({ title }) => title !== 'Отчёт за месяц')
      .map((step) => ({ ...step, text: 'Новый текст' })),
    { day: 60, lane: 'leader', kind: 'checkin', title: 'Два месяца' },
  ];
  const input = {
    id: template.id,
    name: 'Пекарь',
    positionIds: [w.positionId],
    steps,
    updatedAt: template.updatedAt,
  };
  const preview = await w.t.gql<{
    adaptationTemplatePreview: { people: { id: number }[]; added: number; removed: number; kept: number };
  }>(
    w.admin.token,
    'query ($t: AdaptationTemplateInput!) { adaptationTemplatePreview(template: $t) { people { id } added changed removed kept } }',
    { t: input },
  );
  const effect = preview.data?.adaptationTemplatePreview;
  expect(effect?.people.length).toBe(template.runningCount);
  expect(effect?.added).toBe(template.runningCount);
  expect(effect?.kept).toBeGreaterThan(0);
  const onlyNew = {
    ...input,
    steps: [...template.steps, { day: 50, lane: 'hr', kind: 'task', title: 'Для новых' }],
  };
  const kept = await w.t.gql<{ adaptationTemplateSave: { updatedAt: string } }>(
    w.admin.token,
    SAVE_TEMPLATE,
    {
      t: onlyNew,
    },
  );
  expect((await w.plan(employee.id)).entries.map(({ title }) => title)).not.toContain('Для новых');
  input.updatedAt = kept.data?.adaptationTemplateSave.updatedAt ?? '';
  await w.t.gql(w.admin.token, SAVE_TEMPLATE, { t: input, r: true });
  const titles = (await w.plan(employee.id)).entries.map(({ title }) => title);
  expect(titles).toContain('Два месяца');
  expect(titles).not.toContain('Отчёт за месяц');
  expect(titles).toContain('Встреча первого дня');
  const again = await w.t.gql(w.admin.token, SAVE_TEMPLATE, { t: input, r: true });
  expect(again.errors?.[0]?.extensions.code).toBe('conflict.updated');
});

test('a template with an invalid step names the step; without the right to write employees no template is written', async () => {
  const save = (token: string, step: object) =>
    w.t.gql(token, SAVE_TEMPLATE, {
      t: {
        name: 'Ш',
        positionIds: [],
        steps: [{ day: 1, lane: 'employee', kind: 'task', title: 'Шаг' }, step],
      },
    });
  const bad = await save(w.admin.token, { day: 0, lane: 'employee', kind: 'task', title: 'Ноль' });
  expect(bad.errors?.[0]?.extensions).toMatchObject({ code: 'adaptation.noDayZero', field: 'steps.1.day' });
  const denied = await save(w.head.token, { day: 2, lane: 'employee', kind: 'task', title: 'Шаг' });
  expect(denied.errors?.[0]?.extensions.code).toBe('access.denied');
});

test('«Сегодня» shows my own steps and assignments, and where a newcomer waits for me', async () => {
  const panel = async (token: string) => {
    const { data } = await w.t.gql<{
      today: Record<
        'mine' | 'waiting',
        { kind: string; title: string; route: string; person: { id: number } | null }[]
      >;
    }>(
      token,
      '{ today { mine { kind title route dueOn isOverdue person { id } } waiting { kind title route dueOn isOverdue person { id } } } }',
    );
    return data?.today;
  };
  const fresh = await w.hire(
    'fresh',
    `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId} mentorId: ${w.mentor.id} dateJobStart: "${today}"`,
  );
  expect((await panel(w.mentor.token))?.waiting).toContainEqual(
    expect.objectContaining({ kind: 'checkin', title: 'Первая неделя', person: { id: fresh.id } }),
  );
  expect((await panel(w.head.token))?.waiting.map(({ person }) => person?.id)).toContain(fresh.id);
  const item = await w.entry(fresh.id, 'Встреча первого дня');
  await w.call(w.admin.token, 'adaptationItemUpdate', `item: { id: ${item.item?.id} lane: employee }`);
  expect((await panel(fresh.token))?.mine).toContainEqual(
    expect.objectContaining({
      title: 'Встреча первого дня',
      route: `/adaptation/${fresh.id}?step=${item.item?.id}`,
      person: null,
    }),
  );
  await w.mark(fresh.token, fresh.id, 'Встреча первого дня');
  expect((await panel(fresh.token))?.mine.map(({ title }) => title)).not.toContain('Встреча первого дня');
  expect(await panel(w.stranger.token)).toEqual({ mine: [], waiting: [] });
});

test('the list shows a leader only their own people', async () => {
  const list = async (token: string) => {
    const { data } = await w.t.gql<{ adaptations: { items: { person: { id: number } }[]; count: number } }>(
      token,
      '{ adaptations(pageSize: 100) { count items { person { id } day days actual expected risk { level } forecast overdueCount } } }',
    );
    return data?.adaptations.items.map(({ person }) => person.id) ?? [];
  };
  const all = await list(w.admin.token);
  const ofHead = await list(w.head.token);
  expect(ofHead).toContain(w.newcomer.id);
  expect(ofHead.length).toBeLessThan(all.length);
  expect(await list(w.stranger.token)).toEqual([]);
});

test('the list of templates takes the same number of statements for any number of templates', async () => {
  const read = async () => {
    const { data } = await w.t.gql<{ adaptationTemplates: { name: string; runningCount: number }[] }>(
      w.admin.token,
      '{ adaptationTemplates { name runningCount positions { id name } } }',
    );
    return data?.adaptationTemplates ?? [];
  };
  const statements = async () => {
    const seen = await statementsOf(read);
    return seen.filter((text) => !/session_visit|set_config|set local/.test(text)).length;
  };
  const few = await statements();
  for (let number = 1; number <= 5; number += 1) {
    const t = { name: `Ещё один ${number}`, positionIds: [w.positionId], steps: [] };
    expect((await w.t.gql(w.admin.token, SAVE_TEMPLATE, { t })).errors).toBeUndefined();
  }
  const counts = new Map((await read()).map(({ name, runningCount }) => [name, runningCount]));
  expect(counts.get('Пекарь')).toBeGreaterThan(0);
  expect(counts.get('Ещё один 5')).toBe(0);
  expect(few).toBeGreaterThan(0);
  expect(Math.min(await statements(), await statements())).toBeLessThanOrEqual(few);
});
