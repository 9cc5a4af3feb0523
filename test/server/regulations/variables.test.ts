import { cleanHtml, plainText } from '@server/modules/content/blocks/block-html';
import { filledHtml, filledText, unknownVariables } from '@server/modules/content/blocks/variable-html';
import { saveHtml, signWith } from './content-support';
import {
  assignToAll,
  createWorld,
  failure,
  publish,
  writeRegulation,
  type Person,
  type World,
} from './support';
import { regulationKey } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;
let reader: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const organizationId = await world.organization('Пекарня <№ 1>');
  const ids = await world.sql<{ subdivision: number; position: number }>(
    `with s as (insert into subdivision (organization_id, name) values ($1, 'Цех') returning id),
       p as (insert into position (organization_id, name) values ($1, 'Пекарь') returning id)
     select s.id as subdivision, p.id as position from s, p`,
    [organizationId],
  );
  const { subdivision = 0, position = 0 } = ids[0] ?? {};
  admin = await world.person(organizationId, { isAdmin: true });
  await world.person(organizationId, {
    nameSecond: 'Главный',
    isLeader: true,
    leaderSubdivisionId: subdivision,
  });
  reader = await world.person(organizationId, { subdivisionId: subdivision, positionId: position });
});

const SENTENCE =
  '<p>{{Должность}} {{ФИО}} ({{ подразделение }}, {{Organization}}) слушает {{Руководитель}}</p>';
const seen = [
  { variable: 'position', value: 'Пекарь' },
  { variable: 'fullName', value: 'Иванов Пётр Ильич' },
  { variable: 'subdivision', value: 'Цех' },
  { variable: 'organization', value: 'Пекарня <№ 1>' },
  { variable: 'leader', value: 'Главный Пётр Ильич' },
] as const;

async function published(html = SENTENCE) {
  const { regulation } = await writeRegulation(world, admin);
  await assignToAll(world, admin, regulation.id);
  const draft = await saveHtml(world, admin, regulation.id, html);
  await publish(world, admin, draft);
  return { regulation, versionId: draft.id };
}

describe('a variable in a text', () => {
  it('becomes a node of one form, typed in any language and case', () => {
    const html = cleanHtml(
      '<p>{{ФИО}}, {{ full  name }} и <span data-variable="fullName"><b>кто</b></span></p>',
    );
    const item = '<span data-variable="fullName">{{fullName}}</span>';
    expect(html).toBe(`<p>${item}, ${item} и ${item}</p>`);
    expect(cleanHtml(html)).toBe(html);
    expect(plainText(html)).toBe('{{fullName}}, {{fullName}} и {{fullName}}');
  });

  it('with an unknown name stays words, and its markup is removed', () => {
    expect(cleanHtml('<p><span data-variable="salary">x</span> {{Оклад}}</p>')).toBe(
      '<p><span>x</span> {{Оклад}}</p>',
    );
    expect(unknownVariables('<p>{{Оклад}} <span data-variable="leader">{{leader}}</span></p>')).toEqual([
      '{{Оклад}}',
    ]);
  });

  it('never turns a value into markup', () => {
    const html = cleanHtml('<p>{{ФИО}}</p>');
    expect(filledHtml(html, () => '<img src=x onerror=alert(1)>')).toBe(
      '<p><span data-variable="fullName">&lt;img src=x onerror=alert(1)&gt;</span></p>',
    );
    expect(filledText('{{fullName}} и {{другое}}', () => '$&')).toBe('$& и {{другое}}');
  });

  it('that does not exist blocks publishing, and the message names it', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const draft = await saveHtml(world, admin, regulation.id, '<p>Первый</p>', '<p>{{Оклад}}</p>');
    expect(await failure(publish(world, admin, draft))).toBe('regulation.variableUnknown');
  });
});

describe('the evidence of a text with variables', () => {
  it('records the values that the signer saw', async () => {
    const { regulation, versionId } = await published();
    const signature = await signWith(world, reader, regulation.id, versionId, [...seen]);
    expect(signature.variables).toEqual(
      Object.fromEntries(seen.map(({ variable, value }) => [variable, value])),
    );
    const check = () =>
      world.as(admin, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));
    expect(await check()).toMatchObject({ isWhole: true });
    await world.sql('alter table regulation_signature disable trigger user');
    await world.sql(`update regulation_signature set variables = variables || '{"position":"Директор"}'`);
    await world.sql('alter table regulation_signature enable trigger user');
    expect(await check()).toMatchObject({ broken: [{ reason: 'content' }] });
  });

  it('is rejected when they have changed since the text was read', async () => {
    const { regulation, versionId } = await published();
    await world.sql(`update position set name = 'Старший пекарь' where organization_id = $1`, [
      reader.organizationId,
    ]);
    const sign = (variables: Parameters<typeof signWith>[4]) =>
      signWith(world, reader, regulation.id, versionId, variables);
    expect(await failure(sign([...seen]))).toBe('regulation.variablesChanged');
    expect(await failure(sign([]))).toBe('regulation.variablesChanged');
    const now = seen.map((item) =>
      item.variable === 'position' ? { ...item, value: 'Старший пекарь' } : item,
    );
    expect(await sign(now)).toMatchObject({ action: 'signed' });
  });

  it('records none where the text has none', async () => {
    const { regulation, versionId } = await published('<p>Без них</p>');
    expect((await signWith(world, reader, regulation.id, versionId)).variables).toBeNull();
  });
});
