import { contentKinds } from '@server/content-kinds';
import { ownData } from '@server/modules/employees/own-data/own-data.read-model';
import { createContentServices, type ContentServices } from '@server/modules/content/content-services';
import { listContent } from '@server/modules/content/lists/content-list.read-model';
import { readTeam } from '@server/modules/content/lists/team.read-model';
import { compareVersions } from '@server/modules/content/versions/comparison.service';
import { clauses, createWorld, failure, type Person, type World } from '@test/server/regulations/support';
import { statementsOf } from '@test/helpers/database/statements';
import { examContent, examKind } from './made-up-kind';

// The shared content services, for a kind that the program does not have, with only its registration.

let world: World;
let exams: ContentServices;
let author: Person;
let reader: Person;

beforeAll(async () => {
  const others = contentKinds.filter(({ objectType }) => objectType !== examKind.objectType);
  world = await createWorld([...others, examKind]);
  await world.sql(`select create_content_tables('exam')`);
  exams = createContentServices(world.deps, examContent);
  author = await world.person(await world.organization(), { isAdmin: true });
  reader = await world.person(author.organizationId);
});
afterAll(() => world.close());

const QUESTION = ['Касса открыта в девять', 'Сдачу считают вслух'];

/** A new exam with a draft of these texts. */
const anExam = (name: string, texts = QUESTION) =>
  world.as(author, async (scope) => {
    const { id } = await exams.objects.create(scope, { name }, []);
    return { id, draft: await exams.drafts.save(scope, id, { clauses: clauses(...texts), isForce: true }) };
  });

const save = (person: Person, id: number, texts: string[], updatedAt: Date | null) =>
  world.as(person, (scope) => exams.drafts.save(scope, id, { clauses: clauses(...texts), updatedAt }));

type Draft = Awaited<ReturnType<typeof save>>;

const publish = (id: number, draft: Draft, significance: 'major' | 'minor' = 'major') =>
  world.as(author, (scope) =>
    exams.publishing.publish(scope, { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance }),
  );

const published = async (name: string) => {
  const { id, draft } = await anExam(name);
  await publish(id, draft);
  return { id, draft };
};

/** Assigns directly: the kind's own module would call the engine. */
const assign = (id: number, userId: number) =>
  world.sql(
    `insert into assignment (organization_id, user_id, object_type, object_id, status, start_at, is_current, cycle, version_id)
     select $1, $2, 'test', $3, 'assigned', now(), true, 1, e.current_version_id from exam e where e.id = $3`,
    [author.organizationId, userId, id],
  );

const titles = (person: Person, scope: 'my' | 'editor' | 'subdivision', more = {}) =>
  world.as(person, async (own) =>
    (await listContent(own, examContent, { scope, ...more })).items.map(({ object }) => object.name),
  );

const notified = (userId: number) =>
  world.sql<{ type: string; route: string }>(
    'select type, route from notification where user_id = $1 order by id desc limit 1',
    [userId],
  );

describe('lists', () => {
  it('show one’s assignments, one’s own work, and the assignments of one’s people, a page in one statement', async () => {
    const subdivisionId = (
      await world.sql<{ id: number }>(
        `insert into subdivision (organization_id, name) values ($1, 'Склад') returning id`,
        [author.organizationId],
      )
    )[0]?.id;
    const worker = await world.person(author.organizationId, { subdivisionId });
    const leader = await world.person(author.organizationId, {
      isLeader: true,
      leaderSubdivisionId: subdivisionId,
    });
    const { id } = await published('Приёмка');
    const { id: second } = await published('Отгрузка');
    const newcomer = await world.person(author.organizationId, { subdivisionId });
    await assign(second, newcomer.id);
    await assign(second, reader.id);
    await anExam('Черновик отгрузки');
    await assign(id, worker.id);
    expect(await titles(worker, 'my')).toEqual(['Приёмка']);
    expect(await titles(worker, 'editor')).toEqual([]);
    expect((await titles(leader, 'subdivision')).sort()).toEqual(['Отгрузка', 'Приёмка']);
    expect(await titles(leader, 'my')).toEqual([]);
    const found = await titles(author, 'editor', { search: 'отгрузк', sort: 'name', direction: 'desc' });
    expect(found).toEqual(['Черновик отгрузки', 'Отгрузка']);
    expect(await titles(author, 'editor', { search: 'отгрузк', sort: 'name', page: 2, pageSize: 1 })).toEqual(
      ['Черновик отгрузки'],
    );
    const page = await statementsOf(() => titles(author, 'editor'));
    expect(page.filter((text) => /from "exam"/.test(text))).toHaveLength(1);
    const team = await world.as(leader, (scope) => readTeam(scope, examContent, {}));
    const names = team.columns.map(({ object }) => object.name);
    expect([...names].sort()).toEqual(['Отгрузка', 'Приёмка']);
    // Each status is listed under its object, and nobody from elsewhere is listed.
    const statusesOf = (userId: number) =>
      team.rows.find(({ user }) => user.id === userId)?.cells.map((cell, at) => [names[at], cell?.status]);
    expect(team.rows.map(({ user }) => user.id).sort()).toEqual([worker.id, newcomer.id].sort());
    expect(new Map(statusesOf(worker.id)?.map(([name, status]) => [name, status]))).toEqual(
      new Map([
        ['Приёмка', 'assigned'],
        ['Отгрузка', undefined],
      ]),
    );
    expect(new Map(statusesOf(newcomer.id)?.map(([name, status]) => [name, status]))).toEqual(
      new Map([
        ['Приёмка', undefined],
        ['Отгрузка', 'assigned'],
      ]),
    );
  });
});

describe('drafts', () => {
  it('show the second of two concurrent editors whose text they would overwrite', async () => {
    const { id, draft } = await anExam('Инкассация');
    const colleague = await world.person(author.organizationId, { isAdmin: true, nameSecond: 'Соседов' });
    const mine = await save(author, id, ['Пакет опечатан'], draft.updatedAt);
    expect(await failure(save(colleague, id, ['Пакет закрыт'], draft.updatedAt))).toBe('conflict.updated');
    const theirs = await save(colleague, id, ['Пакет закрыт'], mine.updatedAt);
    expect(theirs.clauses.map(({ text }) => text)).toEqual(['Пакет закрыт']);
    expect(await failure(save(reader, id, ['Чужой текст'], theirs.updatedAt))).toBe('notFound');
  });

  it('are numbered with the kind’s own letter, and are removed with an object that was never published', async () => {
    const codeOf = async (examId: number) =>
      (await world.sql<{ code: string }>('select code from exam where id = $1', [examId]))[0]?.code ?? '';
    const before = await codeOf((await anExam('Прежний')).id);
    const { id } = await anExam('Пробный');
    const code = await codeOf(id);
    expect(code).toMatch(/^Э-\d{3}$/);
    expect(Number(code.slice(2))).toBe(Number(before.slice(2)) + 1);
    await world.as(author, (scope) => exams.objects.remove(scope, id));
    expect(await world.sql('select 1 from exam_version where exam_id = $1', [id])).toEqual([]);
    const kept = await published('Постоянный');
    expect(await failure(world.as(author, (scope) => exams.objects.remove(scope, kept.id)))).toBe(
      'regulation.used',
    );
  });
});

describe('publishing', () => {
  it('previews who must do it again, and numbers major and minor versions', async () => {
    const { id } = await published('Возвраты');
    await assign(id, reader.id);
    await world.sql(`update assignment set status = 'done' where object_type = 'test' and object_id = $1`, [
      id,
    ]);
    const majors: boolean[] = [];
    world.deps.events.on('object.published', async (_, { isMajor }) => {
      majors.push(isMajor);
    });
    // The first edit of a published object names no copy: it could not overwrite anything.
    const edited = await save(author, id, [QUESTION[0] ?? '', 'Сдачу пересчитывают'], null);
    const preview = (significance: 'major' | 'minor') =>
      world.as(author, (scope) => exams.publishing.preview(scope, id, { significance }));
    expect(await preview('major')).toMatchObject({ changedCount: 1, resignCount: 1, resignClauseCount: 1 });
    expect(await preview('minor')).toMatchObject({ changedCount: 1, resignCount: 0 });
    await publish(id, edited);
    const again = await world.as(author, (scope) =>
      exams.drafts.save(scope, id, { clauses: clauses('Касса открыта в десять'), isForce: true }),
    );
    await publish(id, again, 'minor');
    const versions = await world.sql<{ label: string }>(
      `select major || '.' || minor as label from exam_version where exam_id = $1 order by id`,
      [id],
    );
    expect(versions.map(({ label }) => label)).toEqual(['1.0', '2.0', '2.1']);
    expect(majors).toEqual([true, false]);
    await expect(
      world.sql(`update exam_version set name = 'Другое' where exam_id = $1 and major = 1`, [id]),
    ).rejects.toThrow('a published version never changes');
  });

  it('compares two versions block by block for those who may read them', async () => {
    const { id, draft } = await published('Смены');
    const next = await world.as(author, (scope) =>
      exams.drafts.save(scope, id, { clauses: clauses(QUESTION[0] ?? '', 'Иначе', 'Новое'), isForce: true }),
    );
    await publish(id, next);
    const compare = (person: Person) =>
      world.as(person, (scope) => compareVersions(scope, examContent, draft.id, next.id));
    expect(await compare(author)).toMatchObject({ addedCount: 1, changedCount: 1, removedCount: 0 });
    expect(await failure(compare(reader))).toBe('notFound');
  });
});

it('requests approval, links the approvers to it, and lets nobody publish before they agree', async () => {
  const approver = await world.person(author.organizationId, { nameSecond: 'Согласнов' });
  const { id, draft } = await anExam('Пожарный выход');
  await world.sql(`update exam set approvers = $2::jsonb where id = $1`, [id, JSON.stringify([approver.id])]);
  expect(await failure(publish(id, draft))).toBe('regulation.approvalNeeded');
  await world.as(author, (scope) => exams.approvals.submit(scope, id));
  expect(await notified(approver.id)).toEqual([
    { type: examContent.notificationTypes.approvalRequest, route: `/exam/${id}/edit` },
  ]);
  const [waiting] = await world.as(approver, (scope) => exams.approvals.mine(scope));
  const decide = (person: Person) =>
    world.as(person, (scope) =>
      exams.approvals.decide(scope, { approvalId: waiting?.approval.id ?? 0, isApproved: true }),
    );
  expect(await failure(decide(reader))).toBe('notFound');
  await decide(approver);
  expect(await publish(id, draft)).toMatchObject({ status: 'published' });
});

it('sends a reader’s question about a block to the owner, who alone resolves it', async () => {
  const { id, draft } = await published('Скидки');
  await assign(id, reader.id);
  const ask = (person: Person) =>
    world.as(person, (scope) =>
      exams.comments.create(scope, {
        ...{ objectId: id, versionId: draft.id, clauseId: 'clause-2' },
        text: 'Какую скидку?',
      }),
    );
  const asked = await ask(reader);
  const listed = (person: Person, isResolved: boolean) =>
    world.as(person, async (scope) =>
      (await exams.comments.list(scope, id, isResolved)).map((item) => item.id),
    );
  const colleague = await world.person(author.organizationId);
  await assign(id, colleague.id);
  // The owner sees it, its author sees it, another reader does not.
  expect([await listed(author, false), await listed(reader, false), await listed(colleague, false)]).toEqual([
    [asked.id],
    [asked.id],
    [],
  ]);
  const unknown = { objectId: id, versionId: draft.id, clauseId: 'clause-9', text: 'Где?' };
  expect(await failure(world.as(reader, (scope) => exams.comments.create(scope, unknown)))).toBe('notFound');
  expect(await notified(author.id)).toEqual([
    { type: examContent.notificationTypes.comment, route: `/exam/${id}/current-version?clause=clause-2` },
  ]);
  const stranger = await world.person(author.organizationId);
  expect(await failure(ask(stranger))).toBe('notFound');
  expect(await failure(world.as(reader, (scope) => exams.comments.resolve(scope, asked.id)))).toBe(
    'notFound',
  );
  await world.as(author, (scope) => exams.comments.resolve(scope, asked.id));
  expect([await listed(author, false), await listed(author, true)]).toEqual([[], [asked.id]]);
});

it('reminds the owner once of a review date, and assignments appear in a person’s own data', async () => {
  const { id } = await published('Ежегодный');
  const later = await published('Через месяц');
  const unpublished = await anExam('Ещё не опубликован');
  await world.sql(`update exam set review_at = current_date - 1 where id = any($1::int[])`, [
    [id, unpublished.id],
  ]);
  await world.sql(`update exam set review_at = current_date + 30 where id = $1`, [later.id]);
  await exams.reviews.notifyDue();
  await exams.reviews.notifyDue();
  const due = await world.sql(
    `select user_id as "userId", object_id as "objectId", route, params ->> 'name' as name
     from notification where type = $1 and object_type = 'test'`,
    [examContent.notificationTypes.reviewDue],
  );
  expect(due).toEqual([{ userId: author.id, objectId: id, route: `/exam/${id}/edit`, name: 'Ежегодный' }]);
  const person = await world.person(author.organizationId);
  await assign(id, person.id);
  const data = await world.as(person, (scope) => ownData(scope, person.caller, world.deps));
  const assignments = data.tables.find(({ key }) => key === 'obligations');
  expect(assignments?.rows.map(([, name]) => name)).toEqual(['Ежегодный']);
});
