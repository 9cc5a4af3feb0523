import {
  clauses,
  createWorld,
  failure,
  publish,
  rejection,
  writeRegulation,
  type Person,
  type World,
} from './support';

let world: World;
let owner: Person;
let lawyer: Person;
let chief: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const organizationId = await world.organization();
  owner = await world.person(organizationId, { isAdmin: true });
  lawyer = await world.person(organizationId);
  chief = await world.person(organizationId);
});

const mine = (person: Person) => world.as(person, (scope) => world.services.approvals.mine(scope));
const decide = (person: Person, approvalId: number, isApproved: boolean, comment?: string) =>
  world.as(person, (scope) => world.services.approvals.decide(scope, { approvalId, isApproved, comment }));
const notified = (person: Person) =>
  world.sql<{ type: string }>('select type from notification where user_id = $1 order by id', [person.id]);

async function submitted() {
  const made = await writeRegulation(world, owner, { approverIds: [lawyer.id, chief.id] });
  const regulation = await world.as(owner, (scope) =>
    world.services.approvals.submit(scope, made.regulation.id, 'Посмотрите'),
  );
  return { ...made, regulation };
}

async function pendingOf(person: Person): Promise<number> {
  const [found] = await mine(person);
  if (!found) throw new Error('nothing is pending');
  return found.approval.id;
}

it('asks one approver after another, and publishes only what all approved', async () => {
  const { draft, regulation } = await submitted();
  expect(regulation.status).toBe('onApproval');
  expect(await notified(lawyer)).toEqual([{ type: 'regulationApprovalRequest' }]);
  expect(await mine(chief)).toEqual([]);
  expect(await failure(publish(world, owner, draft))).toBe('regulation.approvalNeeded');
  await decide(lawyer, await pendingOf(lawyer), true);
  expect(await failure(publish(world, owner, draft))).toBe('regulation.approvalNeeded');
  await decide(chief, await pendingOf(chief), true);
  expect(await notified(owner)).toEqual([{ type: 'regulationApprovalResult' }]);
  expect((await publish(world, owner, draft)).status).toBe('published');
});

it('three approvers are asked in the order of the regulation', async () => {
  const director = await world.person(owner.organizationId);
  const approvers = [chief, director, lawyer];
  const made = await writeRegulation(world, owner, { approverIds: approvers.map(({ id }) => id) });
  await world.as(owner, (scope) => world.services.approvals.submit(scope, made.regulation.id));
  for (const approver of approvers) {
    const waiting = await Promise.all(approvers.map(async (person) => (await mine(person)).length));
    expect(waiting).toEqual(approvers.map((person) => (person === approver ? 1 : 0)));
    await decide(approver, await pendingOf(approver), true);
  }
  expect((await publish(world, owner, made.draft)).status).toBe('published');
});

it('goes back to the author with a comment, and starts over', async () => {
  const { regulation, draft } = await submitted();
  await decide(lawyer, await pendingOf(lawyer), true);
  const approval = await pendingOf(chief);
  expect(await rejection(decide(chief, approval, false))).toEqual({
    code: 'validation.required',
    field: 'comment',
  });
  await decide(chief, approval, false, 'Пункт 2 неясен');
  expect(await failure(publish(world, owner, draft))).toBe('regulation.approvalNeeded');
  const again = await world.as(owner, (scope) => world.services.approvals.submit(scope, regulation.id));
  expect(again.status).toBe('onApproval');
  await decide(lawyer, await pendingOf(lawyer), true);
  await decide(chief, await pendingOf(chief), true);
  expect((await publish(world, owner, draft)).status).toBe('published');
});

it('is cancelled when the text changes: nobody approves an unseen text', async () => {
  const { regulation } = await submitted();
  await decide(lawyer, await pendingOf(lawyer), true);
  const approval = await pendingOf(chief);
  const draft = await world.as(owner, (scope) =>
    world.services.drafts.save(scope, regulation.id, { clauses: clauses('Подмена'), isForce: true }),
  );
  expect(await mine(chief)).toEqual([]);
  expect(await failure(decide(chief, approval, true))).toBe('regulation.approvalDecided');
  expect(await failure(publish(world, owner, draft))).toBe('regulation.approvalNeeded');
});

it('is not cancelled by saving the same text again', async () => {
  const { regulation } = await submitted();
  await world.as(owner, (scope) =>
    world.services.drafts.save(scope, regulation.id, {
      clauses: clauses('Работник приходит вовремя', 'Работник бережёт имущество'),
      isForce: true,
    }),
  );
  expect(await mine(lawyer)).toHaveLength(1);
});

it('is requested again when the approvers change', async () => {
  const { regulation, draft } = await submitted();
  const after = await world.as(owner, (scope) =>
    world.services.regulations.update(scope, { id: regulation.id, approverIds: [chief.id] }),
  );
  expect(after.status).toBe('draft');
  expect(await mine(lawyer)).toEqual([]);
  expect(await failure(publish(world, owner, draft))).toBe('regulation.approvalNeeded');
});

it('is decided once, by the person asked', async () => {
  await submitted();
  const approval = await pendingOf(lawyer);
  expect(await failure(decide(chief, approval, true))).toBe('notFound');
  const results = await Promise.allSettled([
    decide(lawyer, approval, true),
    decide(lawyer, approval, false, 'нет'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('requires approvers and a text', async () => {
  const submit = (id: number) => world.as(owner, (scope) => world.services.approvals.submit(scope, id));
  const nobody = await writeRegulation(world, owner);
  expect(await failure(submit(nobody.regulation.id))).toBe('regulation.noApprovers');
  const empty = await world.as(owner, (scope) =>
    world.services.regulations.create(scope, { name: 'Пусто', approverIds: [lawyer.id] }),
  );
  expect(await failure(submit(empty.id))).toBe('regulation.bodyEmpty');
});
