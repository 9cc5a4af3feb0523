import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
let employee: string;
let employeeId: number;

async function id(query: string): Promise<number> {
  const { data, errors } = await t.gql<Record<string, { id: number }>>(admin.token, query);
  const [made] = Object.values(data ?? {});
  if (!made) throw new Error(JSON.stringify(errors));
  return made.id;
}

beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  await id('mutation { subdivisionCreate(subdivision: { name: "Ёлочный склад" }) { id } }');
  await id('mutation { positionCreate(position: { name: "Кладовщик 50%" }) { id } }');
  await id(
    'mutation { regulationCreate(regulation: { code: "РГ-7", name: "Правила складского учёта" }) { id } }',
  );
  employeeId = await id(
    'mutation { userCreate(user: { nameFirst: "Семён", nameSecond: "Ежов", email: "semen@example.ru", isSendEmail: false }) { id } }',
  );
  employee = await t.signIn(employeeId);
});
afterAll(() => t.stop());

interface Hit {
  kind: string;
  title: string;
  subtitle: string;
  route: string;
}

async function search(query: string, token = admin.token): Promise<Hit[]> {
  const { data, errors } = await t.gql<{ search: Hit[] }>(
    token,
    'query ($query: String!) { search(query: $query) { kind title subtitle route } }',
    { query },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.search;
}

test('finds people, regulations and the structure by parts of words, «е» for «ё»', async () => {
  expect((await search('склад')).map(({ kind, title }) => [kind, title])).toEqual([
    ['regulation', 'Правила складского учёта'],
    ['subdivision', 'Ёлочный склад'],
  ]);
  expect((await search('елочн')).map(({ title }) => title)).toEqual(['Ёлочный склад']);
  expect((await search('семен еж')).map(({ title }) => title)).toEqual(['Семён Ежов']);
  expect((await search('рг-7')).map(({ kind }) => kind)).toEqual(['regulation']);
});

test('positions, departments and people of one name are told apart by where they are', async () => {
  const [north, south] = [
    await id('mutation { subdivisionCreate(subdivision: { name: "Север" }) { id } }'),
    await id('mutation { subdivisionCreate(subdivision: { name: "Юг" }) { id } }'),
  ];
  for (const place of [north, south]) {
    await id(
      `mutation { subdivisionCreate(subdivision: { name: "Раскройный цех", parentId: ${place} }) { id } }`,
    );
    const position = await id(
      `mutation { positionCreate(position: { name: "Закройщик", subdivisionId: ${place} }) { id } }`,
    );
    await id(`mutation { userCreate(user: { nameFirst: "Ян", nameSecond: "Тихов", email: "tihov${place}@example.ru",
      positionId: ${position}, subdivisionId: ${place}, isSendEmail: false }) { id } }`);
  }
  const found = async (query: string) =>
    (await search(query)).map(({ title, subtitle }) => `${title}: ${subtitle}`).sort();
  expect(await found('раскройн')).toEqual(['Раскройный цех: Север', 'Раскройный цех: Юг']);
  expect(await found('закройщ')).toEqual(['Закройщик: Север', 'Закройщик: Юг']);
  expect(await found('тихов')).toEqual(['Ян Тихов: Закройщик · Север', 'Ян Тихов: Закройщик · Юг']);
});

test('characters with a meaning in SQL are plain characters', async () => {
  expect((await search('50%')).map(({ title }) => title)).toEqual(['Кладовщик 50%']);
  expect(await search('%%')).toEqual([]);
  expect(await search(`'; drop table users; --`)).toEqual([]);
  expect(await search('__')).toEqual([]);
});

test('an employee finds neither drafts nor the structure, and nobody by email', async () => {
  expect(await search('склад', employee)).toEqual([]);
  expect(await search('semen@', employee)).toEqual([]);
  expect((await search('semen@')).map(({ title }) => title)).toEqual(['Семён Ежов']);
});

test('another organization finds nothing', async () => {
  const other = await register(t);
  expect(await search('склад', other.token)).toEqual([]);
});

test('a single letter is too short to search by', async () => {
  expect(await search('с')).toEqual([]);
});

describe('clauses', () => {
  let regulationId: number;
  const words =
    'Кассир пересчитывает размен до открытия и сверяет его с журналом; недостачу записывают вдвоём. ';

  beforeAll(async () => {
    regulationId = await id('mutation { regulationCreate(regulation: { name: "Касса" }) { id } }');
    const save = await t.gql<{ regulationDraftSave: { id: number; updatedAt: string } }>(
      admin.token,
      `mutation ($id: Int!, $clauses: [ClauseInput!]!) {
        regulationDraftSave(id: $id, clauses: $clauses, isForce: true) { id updatedAt }
      }`,
      {
        id: regulationId,
        clauses: [
          { id: 'c-1', level: 1, html: '<p>Смена</p>' },
          { id: 'c-2', level: 2, html: `<p>${words.repeat(3)}Отчёт сдают в 22:00.</p>` },
        ],
      },
    );
    const draft = save.data?.regulationDraftSave;
    const { errors } = await t.gql(
      admin.token,
      'mutation ($p: PublicationInput!) { regulationPublish(publication: $p) { id } }',
      {
        p: {
          ...{ id: regulationId, draftId: draft?.id, draftUpdatedAt: draft?.updatedAt },
          ...{ significance: 'major', changeSummary: '' },
        },
      },
    );
    if (errors) throw new Error(JSON.stringify(errors));
  });

  test('are found by their words, with the surrounding words and a link', async () => {
    const [hit, ...others] = await search('отчет сдают');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      kind: 'clause',
      title: expect.stringMatching(/^….*Отчёт сдают в 22:00\.$/),
      subtitle: '1.1 · Касса',
      route: `/regulation/my/${regulationId}/current-version?clause=c-2`,
    });
    expect(hit?.title.length).toBeLessThan(150);
  });

  test('are found in one clause or not at all, and by no word that is in every clause', async () => {
    expect(await search('смена отчет')).toEqual([]);
    expect(await search('22')).toEqual([]);
  });

  test('of an unassigned document are not found; once it is assigned, they are', async () => {
    expect(await search('пересчитывает размен', employee)).toEqual([]);
    const { errors } = await t.gql(
      admin.token,
      'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
      {
        rule: {
          objectType: 'regulation',
          objectId: regulationId,
          audience: { groups: [{ userIds: [employeeId] }], exceptUserIds: [] },
        },
      },
    );
    expect(errors).toBeUndefined();
    expect((await search('пересчитывает размен', employee)).map(({ kind }) => kind)).toEqual(['clause']);
    const other = await register(t);
    expect(await search('пересчитывает размен', other.token)).toEqual([]);
  });

  test('of an archived document, and of a draft, are not found', async () => {
    await id(`mutation { regulationUpdate(regulation: { id: ${regulationId}, isArchive: true }) { id } }`);
    expect(await search('пересчитывает размен')).toEqual([]);
  });
});

describe('clauses of many documents', () => {
  let token: string;
  const titles = async (query: string) => {
    const hits = (await search(query, token)).filter(({ kind }) => kind === 'clause');
    return hits.map(({ subtitle }) => subtitle);
  };

  beforeAll(async () => {
    const owner = await register(t);
    token = owner.token;
    await t.app.database.system(async (tx) => {
      for (let number = 10; number < 50; number += 1) {
        const texts = ['Каждый моет руки', ...(number % 2 ? ['Нечётный порядок'] : [])];
        if (number === 33) texts.push('Единственный случай', 'Единственный порядок');
        if (number >= 20) texts.push('Поздний вечер');
        const clauses = texts.map((text, at) => ({
          ...{ id: `c${at}`, level: 1, number: `${at + 1}`, html: `<p>${text}</p>`, text },
        }));
        const { organizationId, userId: ownerId } = owner;
        await aPublishedRegulation(tx, { organizationId, ownerId, name: `Правила ${number}` }, { clauses });
      }
    });
  });

  test('a word in all of them is found in the first by name, and no more than are shown', async () => {
    const first = [10, 11, 12, 13, 14, 15].map((number) => `1 · Правила ${number}`);
    expect(await titles('моет руки')).toEqual(first);
  });

  test('a word in half of them is found in the first of these', async () => {
    const odd = [11, 13, 15, 17, 19, 21].map((number) => `2 · Правила ${number}`);
    expect(await titles('нечетный')).toEqual(odd);
  });

  test('a word in most of them is found where the first by name have none', async () => {
    const late = [20, 21, 22, 23, 24, 25].map((number) => `${number % 2 ? 3 : 2} · Правила ${number}`);
    expect(await titles('поздний')).toEqual(late);
  });

  test('a word in one is found wherever it is, and words that never occur together nowhere', async () => {
    expect(await titles('единственный')).toEqual(['3 · Правила 33', '4 · Правила 33']);
    expect(await titles('единственный порядок')).toEqual(['4 · Правила 33']);
    expect(await titles('моет нечетный')).toEqual([]);
  });
});
