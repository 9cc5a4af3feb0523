import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { give } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// The qualifications on a person's card, and who sees them.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

const CARD = `query ($user: UserInput!) { user(user: $user) { id qualifications { count items {
  qualification { id name } assignment { status progress }
  award { number state validUntil conditionalUntil withdrawnReason } } } } }`;

interface Card {
  count: number;
  items: { qualification: { id: number }; assignment: object | null; award: { state: string } | null }[];
}

async function cardOf(person: UserRow, by: UserRow = workspace.admin): Promise<Card> {
  const { user } = await workspace.get<{ user: { qualifications: Card } }>(by, CARD, {
    user: { id: person.id },
  });
  return user.qualifications;
}

test('shows the status of each qualification: about to expire first, then due, held and over', async () => {
  const person = await workspace.person();
  const exams = [await world.exam(), await world.exam(), await world.exam(), await world.exam()];
  const [held, lost, conditional, owed] = exams;
  const ids: number[] = [];
  for (const exam of exams) ids.push(await world.qualified([{ items: items(exam) }], [person]));
  for (const exam of [held, lost, conditional]) await world.pass(person, exam ?? 0);
  await world.change(conditional ?? 0);
  await world.sql(
    `update qualification_award_state set state = 'expired', reason = 'expired' where user_id = $1 and qualification_id = $2`,
    [person.id, ids[1]],
  );
  const card = await cardOf(person);
  expect(card.count).toBe(4);
  expect(card.items.map(({ qualification, award }) => [qualification.id, award?.state])).toEqual([
    ...[
      [ids[2], 'conditional'],
      [ids[3], undefined],
      [ids[0], 'valid'],
      [ids[1], 'expired'],
    ],
  ]);
  expect(owed).toBeDefined();
  expect(card.items[1]).toMatchObject({ assignment: { status: 'assigned', progress: 0 }, award: null });
  expect(card.items[2]).toMatchObject({
    award: { number: expect.stringMatching(/^\d{4}-\d{6}$/), validUntil: expect.any(String) },
  });
});

test('a certificate stays on the card when nothing requires the qualification any more', async () => {
  const person = await workspace.person();
  const exam = await world.exam();
  const id = await world.qualified([{ items: items(exam) }], []);
  const rule = await give(workspace, 'qualification', id, [person]);
  await world.pass(person, exam);
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', {
    id: rule,
  });
  expect(await cardOf(person)).toMatchObject({
    count: 1,
    items: [{ qualification: { id }, award: { state: 'valid' } }],
  });
});

describe('visibility', () => {
  test('one’s own is visible, and its count to people with statistics access; others see nothing', async () => {
    const [person, colleague] = [await workspace.person(), await workspace.person()];
    const statistician = await workspace.withRights({ statistics: { read: true, write: false } });
    const exam = await world.exam();
    await world.qualified([{ items: items(exam) }], [person]);
    await world.pass(person, exam);
    expect(await cardOf(person, person)).toMatchObject({ count: 1, items: [{ award: { state: 'valid' } }] });
    expect(await cardOf(person, colleague)).toEqual({ count: 0, items: [] });
    // The count, and only the qualifications that they may read.
    expect(await cardOf(person, statistician)).toEqual({ count: 1, items: [] });
  });

  test('a leader sees those of their own people, certificates too', async () => {
    const { subdivisionCreate } = await workspace.get<{ subdivisionCreate: { id: number } }>(
      workspace.admin,
      'mutation { subdivisionCreate(subdivision: { name: "Касса" }) { id } }',
    );
    const subdivisionId = subdivisionCreate.id;
    const leader = await workspace.person({
      subdivisionId,
      isLeader: true,
      leaderSubdivisionId: subdivisionId,
    });
    const [own, foreign] = [await workspace.person({ subdivisionId }), await workspace.person()];
    const exam = await world.exam();
    await world.qualified([{ items: items(exam) }], [own, foreign]);
    for (const person of [own, foreign]) await world.pass(person, exam);
    expect(await cardOf(own, leader)).toMatchObject({ items: [{ award: { state: 'valid' } }] });
    expect(await cardOf(foreign, leader)).toEqual({ count: 0, items: [] });
  });
});
