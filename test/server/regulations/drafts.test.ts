import limits from '@graphql/limits.json';
import {
  assignToAll,
  clauses,
  createWorld,
  failure,
  publish,
  publishedForAll,
  rejection,
  writeRegulation,
  type Person,
  type World,
} from './support';
import { regulationKey } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;
let colleague: Person;
let stranger: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const organizationId = await world.organization();
  admin = await world.person(organizationId, { isAdmin: true });
  colleague = await world.person(organizationId, { isAdmin: true, nameSecond: 'Петрова' });
  stranger = await world.person(await world.organization('Чужая'), { isAdmin: true });
});

const save = (person: Person, id: number, text: string, edit: { updatedAt?: Date; isForce?: boolean } = {}) =>
  world.as(person, (scope) => world.services.drafts.save(scope, id, { clauses: clauses(text), ...edit }));

describe('the history', () => {
  it('records an editor who returns to a draft after a pause, not every save', async () => {
    const { regulation, draft } = await writeRegulation(world, admin);
    const lines = async () => {
      const [row] = await world.sql<{ count: number }>(
        `select count(*)::int as count from audit_log where object_type = 'regulation' and object_id = $1`,
        [regulation.id],
      );
      return row?.count ?? 0;
    };
    const before = await lines();
    await save(admin, regulation.id, 'Один', { updatedAt: draft.updatedAt });
    await save(admin, regulation.id, 'Два', { isForce: true });
    expect(await lines()).toBe(before);
    world.pass(16 * 60);
    await save(admin, regulation.id, 'Три', { isForce: true });
    await save(admin, regulation.id, 'Четыре', { isForce: true });
    expect(await lines()).toBe(before + 1);
  });
});

describe('a new regulation', () => {
  it('gets the next free code, and nobody else’s', async () => {
    const first = await writeRegulation(world, admin);
    const second = await writeRegulation(world, admin);
    expect([first.regulation.code, second.regulation.code]).toEqual(['Р-001', 'Р-002']);
    expect(await rejection(writeRegulation(world, admin, { code: 'Р-001' }))).toEqual({
      code: 'regulation.codeBusy',
      field: 'code',
    });
    const codes = await Promise.all([1, 2, 3].map(() => writeRegulation(world, admin)));
    expect(new Set(codes.map(({ regulation }) => regulation.code)).size).toBe(3);
  });

  it('is created once when the button is pressed twice', async () => {
    const create = () =>
      world.as(admin, (scope) =>
        world.services.regulations.create(scope, { name: 'Раз' }, null, 'pressed-twice'),
      );
    const [first, second] = await Promise.all([create(), create()]);
    expect(second.id).toBe(first.id);
  });

  it('starts from a sample in the caller’s language', async () => {
    const made = await world.as(admin, (scope) => world.services.regulations.create(scope, {}, 'fireSafety'));
    expect(made).toMatchObject({ name: 'Пожарная безопасность', type: 'instruction', status: 'draft' });
    const [draft] = await world.sql<{ clauses: { number: string }[] }>(
      'select clauses from regulation_version where id = $1',
      [made.draftVersionId],
    );
    expect(draft?.clauses.map(({ number }) => number)).toContain('1.1');
  });

  it('rejects missing, too long, foreign or unknown values, and names the field', async () => {
    const create = (input: object) => rejection(writeRegulation(world, admin, input));
    expect(await create({ name: ' ' })).toEqual({ code: 'validation.required', field: 'name' });
    expect(await create({ name: 'x'.repeat(256) })).toEqual({ code: 'validation.tooLong', field: 'name' });
    expect(await create({ code: 'x'.repeat(41) })).toEqual({ code: 'validation.tooLong', field: 'code' });
    expect(await create({ folder: 'x'.repeat(121) })).toEqual({
      code: 'validation.tooLong',
      field: 'folder',
    });
    expect(await create({ minReadingSec: -1 })).toEqual({ code: 'validation.range', field: 'minReadingSec' });
    expect(await create({ reviewEveryMonths: 0 })).toEqual({
      code: 'validation.range',
      field: 'reviewEveryMonths',
    });
    expect(await create({ ownerId: stranger.id })).toEqual({ code: 'validation.unknown', field: 'ownerId' });
    expect((await create({ approverIds: [stranger.id] })).code).toBe('validation.unknown');
  });
});

describe('a draft', () => {
  it('is never overwritten by an editor of a stale copy', async () => {
    const { regulation, draft } = await writeRegulation(world, admin);
    const mine = await save(admin, regulation.id, 'моё', { updatedAt: draft.updatedAt });
    const error = await world
      .as(colleague, (scope) =>
        world.services.drafts.save(scope, regulation.id, {
          clauses: clauses('чужое'),
          updatedAt: draft.updatedAt,
        }),
      )
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'conflict.updated', details: { params: { name: 'Пётр Иванов' } } });
    const forced = await save(colleague, regulation.id, 'чужое', {
      updatedAt: draft.updatedAt,
      isForce: true,
    });
    expect(forced.updatedAt.getTime()).toBeGreaterThan(mine.updatedAt.getTime());
  });

  it('accepts one of two simultaneous saves', async () => {
    const { regulation, draft } = await writeRegulation(world, admin);
    const results = await Promise.allSettled([
      save(admin, regulation.id, 'один', { updatedAt: draft.updatedAt }),
      save(colleague, regulation.id, 'другой', { updatedAt: draft.updatedAt }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of a published regulation is created by the first edit, and can be discarded', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const draft = await save(admin, regulation.id, 'новое');
    expect(draft.id).not.toBe(versionId);
    const after = await world.as(admin, (scope) => world.services.drafts.discard(scope, regulation.id));
    expect(after).toMatchObject({ draftVersionId: null, currentVersionId: versionId });
    expect(
      await failure(world.as(admin, (scope) => world.services.drafts.discard(scope, regulation.id))),
    ).toBe('regulation.noDraft');
  });

  it('accepts attachments of the allowed kinds and sizes', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const attach = (name: string, bytes: Buffer) =>
      world.as(admin, (scope) =>
        world.services.drafts.attach(scope, regulation.id, { name, mime: 'application/pdf', bytes }),
      );
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const draft = await attach('приказ.pdf', pdf);
    expect(draft.attachments).toHaveLength(1);
    expect((await rejection(attach('вирус.exe', pdf))).field).toBe('file');
    expect((await rejection(attach('приказ.pdf', Buffer.from('<html>')))).field).toBe('file');
    expect(
      (await rejection(attach('приказ.pdf', Buffer.concat([pdf, Buffer.alloc(limits.uploadBytes)])))).field,
    ).toBe('file');
    const detach = (contentId: number) =>
      world.as(admin, (scope) => world.services.drafts.detach(scope, regulation.id, contentId));
    expect(await failure(detach(999_999))).toBe('notFound');
    expect((await detach(draft.attachments[0] ?? 0)).attachments).toEqual([]);
  });
});

describe('publishing', () => {
  it('numbers versions, freezes them, and describes the changes', async () => {
    const { regulation, draft } = await writeRegulation(world, admin, { reviewEveryMonths: 12 });
    const first = await publish(world, admin, draft, 'minor');
    expect(first).toMatchObject({ status: 'published', currentVersionId: draft.id, draftVersionId: null });
    expect(first.reviewAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await publish(world, admin, await save(admin, regulation.id, 'второе'), 'minor');
    await publish(world, admin, await save(admin, regulation.id, 'третье'), 'major');
    const versions = await world.sql<{ label: string; changed: string[]; significance: string }>(
      `select major || '.' || minor as label, changed_clause_ids as changed, significance from regulation_version
       where regulation_id = $1 order by id`,
      [regulation.id],
    );
    expect(versions).toEqual([
      { label: '1.0', changed: [], significance: 'major' },
      { label: '1.1', changed: ['clause-1', 'clause-2'], significance: 'minor' },
      { label: '2.0', changed: ['clause-1'], significance: 'major' },
    ]);
    await expect(
      world.sql('update regulation_version set change_summary = $1 where id = $2', ['подмена', draft.id]),
    ).rejects.toThrow('a published version never changes');
    await expect(world.sql('delete from regulation_version where id = $1', [draft.id])).rejects.toThrow();
  });

  it('keeps the signed name and hash when the regulation is renamed', async () => {
    const { regulation, draft } = await writeRegulation(world, admin, { name: 'Старое имя' });
    await publish(world, admin, draft);
    await world.as(admin, (scope) =>
      world.services.regulations.update(scope, { id: regulation.id, name: 'Новое имя', code: 'Х-1' }),
    );
    const [version] = await world.sql('select name, code from regulation_version where id = $1', [draft.id]);
    expect(version).toEqual({ name: 'Старое имя', code: regulation.code });
  });

  it('rejects a text that changed since the preview, and one that somebody else has just published', async () => {
    const { regulation, draft } = await writeRegulation(world, admin);
    await save(colleague, regulation.id, 'успел раньше', { isForce: true });
    expect(await failure(publish(world, admin, draft))).toBe('conflict.updated');
    const [row] = await world.sql<{ updated_at: Date }>(
      'select updated_at from regulation_version where id = $1',
      [draft.id],
    );
    const newest = { ...draft, updatedAt: row?.updated_at ?? new Date() };
    const results = await Promise.allSettled([
      publish(world, admin, newest),
      publish(world, colleague, newest),
    ]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refused).toEqual(['regulation.alreadyPublished']);
  });

  it('rejects an empty text and a date in the past', async () => {
    const { draft } = await writeRegulation(world, admin, {}, ['<script>alert(1)</script>']);
    expect(await failure(publish(world, admin, draft))).toBe('regulation.bodyEmpty');
    const second = await writeRegulation(world, admin);
    const past = world.as(admin, (scope) =>
      world.services.publishing.publish(scope, {
        id: second.regulation.id,
        draftId: second.draft.id,
        draftUpdatedAt: second.draft.updatedAt,
        significance: 'major',
        effectiveFrom: '2020-01-01',
      }),
    );
    expect(await rejection(past)).toEqual({ code: 'regulation.effectivePast', field: 'effectiveFrom' });
  });

  it('previews before the first publication who the rules would assign it to', async () => {
    const { regulation } = await writeRegulation(world, admin);
    const preview = () => world.as(admin, (scope) => world.services.publishing.preview(scope, regulation.id));
    expect(await preview()).toMatchObject({ changedCount: 2, resignCount: 0, waitingCount: 0 });
    await assignToAll(world, admin, regulation.id);
    expect(await preview()).toMatchObject({ waitingCount: 2 });
  });

  it('previews how many clauses changed and who would sign again', async () => {
    const { regulation } = await publishedForAll(world, admin);
    await save(admin, regulation.id, 'Работник приходит вовремя');
    const preview = await world.as(admin, (scope) => world.services.publishing.preview(scope, regulation.id));
    expect(preview).toMatchObject({ changedCount: 1, clauseCount: 1, resignCount: 0, waitingCount: 2 });
  });

  it('only unpublished regulations can be deleted', async () => {
    const { regulation } = await publishedForAll(world, admin);
    const remove = (id: number) => world.as(admin, (scope) => world.services.regulations.remove(scope, id));
    expect(await failure(remove(regulation.id))).toBe('regulation.used');
    const unpublished = await writeRegulation(world, admin);
    expect(await remove(unpublished.regulation.id)).toBe(true);
    const archived = await world.as(admin, (scope) =>
      world.services.regulations.update(scope, { id: regulation.id, isArchive: true }),
    );
    expect(archived).toMatchObject({ isArchive: true, status: 'archived' });
    expect(await failure(save(admin, regulation.id, 'правка'))).toBe('regulation.archived');
    const restored = await world.as(admin, (scope) =>
      world.services.regulations.update(scope, { id: regulation.id, isArchive: false }),
    );
    expect(restored.status).toBe('published');
  });
});

it('another organization’s regulations do not exist, for any request', async () => {
  const { regulation, draft } = await writeRegulation(world, admin);
  const { services } = world;
  const id = regulation.id;
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4') };
  const attempts = [
    world.as(stranger, (scope) => services.drafts.save(scope, id, { clauses: [], isForce: true })),
    world.as(stranger, (scope) => services.drafts.discard(scope, id)),
    world.as(stranger, (scope) => services.drafts.attach(scope, id, file)),
    world.as(stranger, (scope) => services.drafts.detach(scope, id, 1)),
    world.as(stranger, (scope) => services.regulations.update(scope, { id, name: 'x' })),
    world.as(stranger, (scope) => services.regulations.remove(scope, id)),
    world.as(stranger, (scope) => services.approvals.submit(scope, id)),
    world.as(stranger, (scope) => services.publishing.preview(scope, id)),
    world.as(stranger, (scope) => services.integrity.check(scope, regulationKey(id))),
    world.as(stranger, (scope) => services.comments.list(scope, id)),
    world.as(stranger, (scope) => services.signatures.open(scope, id)),
    world.as(stranger, (scope) => services.signatures.sendCode(scope, id)),
    publish(world, stranger, draft),
  ];
  expect(await Promise.all(attempts.map(failure))).toEqual(attempts.map(() => 'notFound'));
});
