import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
let shopId: number;
let employee: { id: number; token: string };
let leader: { id: number; token: string };
let stranger: { id: number; token: string };

beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  const { data } = await t.gql<{ subdivisionCreate: { id: number } }>(
    admin.token,
    'mutation { subdivisionCreate(subdivision: { name: "Цех" }) { id } }',
  );
  shopId = data?.subdivisionCreate.id ?? 0;
  employee = await hire('petr', `subdivisionId: ${shopId} dateJobStart: "2026-02-02"`);
  leader = await hire('oleg', `subdivisionId: ${shopId} isLeaderSubdivision: true`);
  stranger = await hire('anton', '');
});
afterAll(() => t.stop());

async function hire(name: string, fields: string) {
  const { data } = await t.gql<{ userCreate: { id: number } }>(
    admin.token,
    `mutation { userCreate(user: { nameFirst: "${name}", email: "${name}@example.ru", isSendEmail: false ${fields} }) { id } }`,
  );
  const id = data?.userCreate.id ?? 0;
  return { id, token: await t.signIn(id) };
}

async function ask<Data>(token: string, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await t.gql<Data>(token, query, variables);
  return { data, error: errors?.[0]?.extensions };
}

interface Statement {
  id: number;
  text: string;
  kpi: string;
  updatedAt: string;
  evidence: { name: string; url: string | null; regulationId: number | null }[];
}

const state = async (token: string, statement: Record<string, unknown>) => {
  const { data, error } = await ask<{ idealStatementCreate: Statement }>(
    token,
    'mutation ($s: IdealStatementInput!) { idealStatementCreate(statement: $s) { id updatedAt } }',
    { s: statement },
  );
  return { ...data?.idealStatementCreate, id: data?.idealStatementCreate.id ?? 0, error };
};

interface Picture {
  canPropose: boolean;
  items: Statement[];
  proposals: { id: number; kind: string; status: string; comment: string; isOwn: boolean }[];
}

async function picture(token: string, layer: string, of: number | null = null) {
  const { data } = await ask<{ idealPicture: Picture }>(
    token,
    `query ($l: IdealLayer!, $of: Int) { idealPicture(layer: $l, targetId: $of) {
      canPropose items { id text kpi updatedAt evidence { name url regulationId } }
      proposals { id kind status comment isOwn } } }`,
    { l: layer, of },
  );
  if (!data) throw new Error('no picture');
  return data.idealPicture;
}

async function notifiedOf(token: string): Promise<string[]> {
  const { data } = await ask<{ notifications: { items: { type: string }[] } }>(
    token,
    '{ notifications { items { type } } }',
  );
  return data?.notifications.items.map(({ type }) => type) ?? [];
}

describe('proof that a statement holds', () => {
  test('a link and a regulation; a person who cannot open the regulation does not see it, and cannot remove it', async () => {
    const { data } = await ask<{ regulationCreate: { id: number } }>(
      admin.token,
      'mutation { regulationCreate(regulation: { name: "Регламент приёмки", type: regulation }) { id } }',
    );
    const regulationId = data?.regulationCreate.id ?? 0;
    const made = await state(admin.token, {
      layer: 'subdivision',
      targetId: shopId,
      text: 'Приёмка за час',
      kpi: 'Минуты от ворот до полки',
      evidence: [{ regulationId }, { url: 'https://wiki.example.ru/priemka', name: 'Вики' }],
    });
    expect(made.error).toBeUndefined();
    const of = async (token: string) => (await picture(token, 'subdivision', shopId)).items[0];
    expect(await of(admin.token)).toMatchObject({
      kpi: 'Минуты от ворот до полки',
      evidence: [
        { name: 'Регламент приёмки', regulationId },
        { name: 'Вики', url: 'https://wiki.example.ru/priemka' },
      ],
    });
    expect((await of(leader.token))?.evidence.map(({ name }) => name)).toEqual(['Вики']);
    // The leader removes the visible part; the regulation stays.
    await ask(
      leader.token,
      'mutation ($s: IdealStatementInput!) { idealStatementUpdate(statement: $s) { id } }',
      {
        s: { id: made.id, evidence: [] },
      },
    );
    expect((await of(admin.token))?.evidence.map(({ name }) => name)).toEqual(['Регламент приёмки']);
    const foreign = await state(leader.token, {
      layer: 'subdivision',
      targetId: shopId,
      text: 'Чужой',
      evidence: [{ regulationId }],
    });
    expect(foreign.error).toMatchObject({ code: 'validation.unknown', field: 'evidence.0.regulationId' });
  });

  test.each(['javascript:alert(1)', 'wiki', 'ftp://a.ru', 'https://'])(
    '%s is not a valid link',
    async (url) => {
      const { error } = await state(admin.token, { layer: 'company', text: 'Текст', evidence: [{ url }] });
      expect(error).toMatchObject({ code: 'validation.url', field: 'evidence.0.url' });
    },
  );
});

describe('proposals', () => {
  const propose = (token: string, proposal: Record<string, unknown>) =>
    ask<{ idealProposalCreate: { id: number } }>(
      token,
      'mutation ($p: IdealProposalInput!) { idealProposalCreate(proposal: $p) { id } }',
      { p: proposal },
    );
  const decide = (token: string, id: number, isAccepted: boolean, more: Record<string, unknown> = {}) =>
    ask(
      token,
      `mutation ($id: Int!, $ok: Boolean!, $comment: String, $updatedAt: DateTime) {
        idealProposalDecide(id: $id, isAccepted: $ok, comment: $comment, updatedAt: $updatedAt) { status } }`,
      { id, ok: isAccepted, ...more },
    );
  const lastOf = async (token: string) => {
    const [last] = (await picture(token, 'subdivision', shopId)).proposals;
    return { id: 0, ...last };
  };

  test('a reader without the write right proposes; the leader is notified, accepts, and the picture shows it', async () => {
    expect((await picture(employee.token, 'subdivision', shopId)).canPropose).toBe(true);
    expect((await picture(leader.token, 'subdivision', shopId)).canPropose).toBe(false);
    const at = { layer: 'subdivision', targetId: shopId };
    expect((await propose(leader.token, { ...at, kind: 'add', text: 'Сам себе' })).error?.code).toBe(
      'access.denied',
    );
    await propose(employee.token, {
      ...at,
      kind: 'add',
      text: 'Инструмент на месте',
      reason: 'Ищем по часу',
    });
    expect(await notifiedOf(leader.token)).toContain('idealProposal');
    const proposal = await lastOf(leader.token);
    expect(proposal).toMatchObject({ kind: 'add', status: 'waiting', isOwn: false });
    expect((await decide(employee.token, proposal.id, true)).error?.code).toBe('access.denied');
    expect((await decide(leader.token, proposal.id, true)).error).toBeUndefined();
    expect((await picture(leader.token, 'subdivision', shopId)).items.map(({ text }) => text)).toContain(
      'Инструмент на месте',
    );
    expect(await notifiedOf(employee.token)).toContain('idealProposalResult');
    expect((await decide(leader.token, proposal.id, true)).error).toMatchObject({
      code: 'ideal.decided',
    });
    expect(await lastOf(employee.token)).toMatchObject({ status: 'accepted', isOwn: true });
    expect((await picture(stranger.token, 'subdivision', shopId)).proposals).toEqual([]);
  });

  test('declining needs a reason, which the author reads', async () => {
    const { id = 0 } = (await picture(employee.token, 'subdivision', shopId)).items[0] ?? {};
    await propose(employee.token, { kind: 'remove', statementId: id, reason: 'Давно не так' });
    const proposal = await lastOf(leader.token);
    expect((await decide(leader.token, proposal.id, false)).error).toMatchObject({
      code: 'validation.required',
      field: 'comment',
    });
    await decide(leader.token, proposal.id, false, { comment: 'Пока так и есть' });
    expect(await lastOf(employee.token)).toMatchObject({ status: 'declined', comment: 'Пока так и есть' });
  });

  test('accepting does not overwrite a statement that was changed since', async () => {
    const [statement] = (await picture(leader.token, 'subdivision', shopId)).items;
    const id = statement?.id ?? 0;
    expect(
      (await propose(employee.token, { kind: 'change', statementId: id, text: statement?.text })).error,
    ).toMatchObject({ code: 'ideal.same', field: 'text' });
    await propose(employee.token, { kind: 'change', statementId: id, text: 'Приёмка за полчаса' });
    await ask(
      leader.token,
      'mutation ($s: IdealStatementInput!) { idealStatementUpdate(statement: $s) { id } }',
      {
        s: { id, text: 'Приёмка за 45 минут' },
      },
    );
    const proposal = await lastOf(leader.token);
    const stale = await decide(leader.token, proposal.id, true, { updatedAt: statement?.updatedAt });
    expect(stale.error?.code).toBe('conflict.updated');
    expect(await lastOf(leader.token)).toMatchObject({ status: 'waiting' });
    const now = (await picture(leader.token, 'subdivision', shopId)).items[0];
    await decide(leader.token, proposal.id, true, { updatedAt: now?.updatedAt });
    expect((await picture(leader.token, 'subdivision', shopId)).items[0]?.text).toBe('Приёмка за полчаса');
  });

  test('only its author withdraws it while it is pending', async () => {
    await propose(employee.token, { layer: 'company', kind: 'add', text: 'Тишина до девяти' });
    const [proposal = { id: 0 }] = (await picture(employee.token, 'company')).proposals;
    const withdraw = (token: string) =>
      ask(token, `mutation { idealProposalWithdraw(id: ${proposal.id}) { status } }`);
    expect((await withdraw(stranger.token)).error?.code).toBe('notFound');
    expect((await withdraw(employee.token)).error).toBeUndefined();
    expect((await decide(admin.token, proposal.id, true)).error?.code).toBe('ideal.withdrawn');
    const other = await register(t);
    expect((await decide(other.token, proposal.id, true)).error?.code).toBe('notFound');
  });
});

test('its history shows readers who changed what, from what to what', async () => {
  const { data } = await ask<{
    idealHistory: {
      actor: { nameFull: string };
      changes: { name: string; before: string; after: string }[];
    }[];
  }>(
    employee.token,
    `query ($of: Int!) { idealHistory(layer: subdivision, targetId: $of) {
      actor { nameFull } changes { name before after } } }`,
    { of: shopId },
  );
  const change = data?.idealHistory.find(({ changes }) => changes.some(({ before }) => before));
  expect(change?.actor.nameFull).toBe('oleg');
  expect(change?.changes).toContainEqual({
    name: 'Текст',
    before: 'Приёмка за 45 минут',
    after: 'Приёмка за полчаса',
  });
  const foreign = await ask(
    stranger.token,
    `{ idealHistory(layer: person, targetId: ${employee.id}) { id } }`,
  );
  expect(foreign.error?.code).toBe('notFound');
});

test('a template is applied in full or not at all, and once', async () => {
  const take = (texts: string[], clientKey: string) =>
    ask(
      admin.token,
      'mutation ($t: [String!]!, $k: String) { idealStatementsCreate(layer: company, texts: $t, clientKey: $k) { id } }',
      { t: texts, k: clientKey },
    );
  const count = async () => (await picture(admin.token, 'company')).items.length;
  const before = await count();
  expect((await take(['Первое', ' '], 'template-1')).error).toMatchObject({ code: 'validation.required' });
  expect(await count()).toBe(before);
  await take(['Первое', 'Второе'], 'template-2');
  await take(['Первое', 'Второе'], 'template-2');
  expect(await count()).toBe(before + 2);
});

describe('a person against the picture', () => {
  interface Check {
    id: number;
    period: string;
    periodStart: string;
    selfAt: string | null;
    leaderAt: string | null;
    rows: { id: number; layer: string; text: string; self: number | null; leader: number | null }[];
  }
  const CHECK = 'id period periodStart selfAt leaderAt rows { id layer text self leader leaderComment }';
  const open = async (token: string, period: string, userId = employee.id) => {
    const { data, error } = await ask<{ gapCheckOpen: Check }>(
      token,
      `mutation ($u: Int!, $p: GapPeriod!) { gapCheckOpen(userId: $u, period: $p) { ${CHECK} } }`,
      { u: userId, p: period },
    );
    return { check: data?.gapCheckOpen, error };
  };
  const answer = (token: string, check: Check | undefined, mark: number, rows = check?.rows ?? []) =>
    ask(
      token,
      `mutation ($id: Int!, $m: [GapMarkInput!]!) { gapCheckAnswer(id: $id, marks: $m) { ${CHECK} } }`,
      { id: check?.id, m: rows.map(({ id }) => ({ rowId: id, mark, comment: `за ${mark}` })) },
    );
  const read = async (token: string) => {
    const { data, error } = await ask<{ gapChecks: { side: string; statements: number; items: Check[] } }>(
      token,
      `{ gapChecks(userId: ${employee.id}) { side statements items { ${CHECK} } } }`,
    );
    return { ...data?.gapChecks, error };
  };

  test('includes the statements of the company, the subdivision and the person; opening it twice creates one', async () => {
    const first = await open(leader.token, 'day30');
    expect(first.check).toMatchObject({ period: 'day30', periodStart: '2026-02-02' });
    const texts = first.check?.rows.map(({ text }) => text) ?? [];
    expect(texts).toEqual(expect.arrayContaining(['Приёмка за полчаса', 'Первое', 'Второе']));
    expect(
      first.check?.rows
        .map(({ layer }) => layer)
        .sort()
        .at(-1),
    ).toBe('subdivision');
    expect((await open(employee.token, 'day30')).check?.id).toBe(first.check?.id);
    expect(await notifiedOf(employee.token)).toContain('gapCheckOpened');
    expect((await open(stranger.token, 'day30')).error?.code).toBe('notFound');
    expect((await read(stranger.token)).error?.code).toBe('notFound');
  });

  test('is not submitted with a missing statement, nor with a mark out of range', async () => {
    const check = (await open(employee.token, 'day30')).check;
    const rows = check?.rows ?? [];
    expect((await answer(employee.token, check, 5, rows.slice(1))).error).toMatchObject({
      code: 'validation.required',
      field: `marks.${rows[0]?.id}.mark`,
    });
    expect((await answer(employee.token, check, 11)).error).toMatchObject({
      code: 'validation.range',
      field: `marks.${rows[0]?.id}.mark`,
    });
    expect((await read(employee.token)).items?.[0]?.selfAt).toBeNull();
  });

  test('each side sees the other’s marks only when both have answered, and the history does not show them either', async () => {
    const check = (await open(employee.token, 'day30')).check;
    await answer(employee.token, check, 8);
    const seen = await read(leader.token);
    expect(seen.side).toBe('leader');
    expect(seen.items?.[0]?.selfAt).not.toBeNull();
    expect(new Set(seen.items?.[0]?.rows.map(({ self }) => self))).toEqual(new Set([null]));
    await answer(leader.token, check, 5);
    const both = (await read(employee.token)).items?.[0];
    expect(both?.rows[0]).toMatchObject({ self: 8, leader: 5, leaderComment: 'за 5' });
    const log = JSON.stringify(
      await ask(
        admin.token,
        '{ history(filter: { objectType: "gapCheck" }) { items { changes { before after } } } }',
      ),
    );
    expect(log).toContain(`"after":"${check?.rows.length}"`);
    expect(log).not.toContain('за 5');
  });

  test('submitted answers are final: a second leader sees who was first', async () => {
    const check = (await open(employee.token, 'day30')).check;
    const second = await answer(admin.token, check, 1);
    expect(second.error).toMatchObject({ code: 'gap.answered', params: { name: 'oleg' } });
    expect((await read(leader.token)).items?.[0]?.rows[0]?.leader).toBe(5);
  });

  test('keeps the statements as they were, and another period uses the current ones', async () => {
    const [statement] = (await picture(leader.token, 'subdivision', shopId)).items;
    await ask(
      leader.token,
      'mutation ($s: IdealStatementInput!) { idealStatementUpdate(statement: $s) { id } }',
      {
        s: { id: statement?.id, text: 'Приёмка за 20 минут' },
      },
    );
    const texts = (check: Check | undefined) => check?.rows.map(({ text }) => text) ?? [];
    expect(texts((await open(leader.token, 'day30')).check)).toContain('Приёмка за полчаса');
    expect(texts((await open(leader.token, 'quarter')).check)).toContain('Приёмка за 20 минут');
    expect((await read(leader.token)).items?.map(({ period }) => period)).toEqual(['quarter', 'day30']);
  });

  test('requires at least one statement', async () => {
    const other = await register(t);
    const { data } = await ask<{ initApp: { user: { id: number } } }>(
      other.token,
      '{ initApp { user { id } } }',
    );
    const own = data?.initApp.user.id ?? 0;
    expect((await open(other.token, 'day90', own)).error?.code).toBe('ideal.empty');
    expect((await open(other.token, 'day90')).error?.code).toBe('notFound');
  });
});
