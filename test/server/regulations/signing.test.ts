import {
  clauses,
  createWorld,
  failure,
  publish,
  publishedForAll,
  signAs,
  writeRegulation,
  type Person,
  type World,
} from './support';

let world: World;
let admin: Person;
let reader: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const organizationId = await world.organization();
  admin = await world.person(organizationId, { isAdmin: true });
  reader = await world.person(organizationId, { password: 'верный пароль' });
});

const input = (regulationId: number, versionId: number) => ({
  regulationId,
  versionId,
  isAgreed: true,
  readingSec: 0,
  scrollPct: 100,
});

describe('signing', () => {
  it('stores who signed which version and hash, and completes the assignment', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const signature = await signAs(world, reader, regulation.id, versionId);
    const [version] = await world.sql<{ sha256: string }>(
      'select sha256 from regulation_version where id = $1',
      [versionId],
    );
    expect(signature).toMatchObject({
      userId: reader.id,
      versionLabel: '1.0',
      action: 'signed',
      scope: 'full',
      method: 'checkbox',
      confirmedName: 'Иванов Пётр Ильич',
      docSha256: version?.sha256,
      ip: '10.0.0.1',
    });
    const [assignment] = await world.sql('select status from assignment where user_id = $1', [reader.id]);
    expect(assignment).toEqual({ status: 'done' });
  });

  it('creates one row when two tabs sign at once, and returns the same response to both', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    await world.as(reader, (scope) => world.services.signatures.open(scope, regulation.id));
    const sign = () =>
      world.as(reader, (scope) => world.services.signatures.sign(scope, input(regulation.id, versionId)));
    const answers = await Promise.all([sign(), sign(), sign()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const rows = await world.sql('select id from regulation_signature where user_id = $1', [reader.id]);
    expect(rows).toHaveLength(1);
  });

  it('returns the first response when the same request is sent twice', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const sign = () =>
      world.as(reader, (scope) =>
        world.services.signatures.sign(scope, input(regulation.id, versionId), 'client-key-1'),
      );
    await world.as(reader, (scope) => world.services.signatures.open(scope, regulation.id));
    const [first, second] = [await sign(), await sign()];
    expect(second).toEqual(first);
  });

  it('rejects a version superseded a second ago', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const draft = await world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, { clauses: clauses('Другой текст') }),
    );
    await publish(world, admin, draft, 'minor');
    expect(await failure(signAs(world, reader, regulation.id, versionId))).toBe(
      'regulation.versionSuperseded',
    );
  });

  it('blocks a version from being superseded while it is being signed', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const draft = await world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, { clauses: clauses('Другой текст') }),
    );
    await world.as(reader, (scope) => world.services.signatures.open(scope, regulation.id));
    const results = await Promise.allSettled([
      world.as(reader, (scope) => world.services.signatures.sign(scope, input(regulation.id, versionId))),
      publish(world, admin, draft),
    ]);
    expect(results[1]?.status).toBe('fulfilled');
    const [row] = await world.sql<{ signed: string; published: string }>(
      `select (select max(created_at) from regulation_signature where version_id = $1) as signed,
        (select published_at from regulation_version where id = $2) as published`,
      [versionId, draft.id],
    );
    // Either the signature came first and the change must be signed, or the person must read the new text.
    const [assignment] = await world.sql<{ status: string; version_id: number }>(
      'select status, version_id from assignment where user_id = $1 order by cycle desc limit 1',
      [reader.id],
    );
    expect(assignment?.version_id).toBe(draft.id);
    expect(assignment?.status).toBe(row?.signed ? 'resign' : 'assigned');
  });

  it('rejects people who need not sign, and archived ones', async () => {
    const { regulation, draft } = await writeRegulation(world, admin);
    await publish(world, admin, draft);
    await world.sql(
      `insert into object_grant (organization_id, object_type, object_id, level, target_type) values ($1, 'regulation', $2, 'view', 'all')`,
      [admin.organizationId, regulation.id],
    );
    expect(await failure(signAs(world, reader, regulation.id, draft.id))).toBe('regulation.notAssigned');
    const second = await publishedForAll(world, admin);
    await world.sql('update users set is_archive = true where id = $1', [reader.id]);
    expect(await failure(signAs(world, reader, second.regulation.id, second.versionId))).toBe('notFound');
  });

  it('responds to people of another organization as if it did not exist', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const stranger = await world.person(await world.organization('Чужая'), { isAdmin: true });
    expect(await failure(signAs(world, stranger, regulation.id, versionId))).toBe('notFound');
    expect(
      await failure(
        world.as(stranger, (scope) =>
          world.services.signatures.refuse(scope, { id: regulation.id, versionId, reason: 'нет' }),
        ),
      ),
    ).toBe('notFound');
  });
});

describe('requirements', () => {
  it('requires agreeing, reading to the end, and the configured reading time by the server’s own clock', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin, {
      minReadingSec: 60,
      requireFullScroll: true,
    });
    const sign = (change: object) =>
      world.as(reader, (scope) =>
        world.services.signatures.sign(scope, {
          ...input(regulation.id, versionId),
          readingSec: 3600,
          ...change,
        }),
      );
    await world.as(reader, (scope) => world.services.signatures.open(scope, regulation.id));
    expect(await failure(sign({ isAgreed: false }))).toBe('regulation.agreeNeeded');
    // The browser claims an hour of reading right after opening.
    expect(await failure(sign({}))).toBe('regulation.readingShort');
    world.pass(61);
    expect(await failure(sign({ scrollPct: 99 }))).toBe('regulation.scrollNeeded');
    expect(await failure(sign({ readingSec: 59 }))).toBe('regulation.readingShort');
    const signature = await sign({});
    expect(signature.readingSec).toBeGreaterThanOrEqual(60);
    expect(signature.readingSec).toBeLessThan(120);
  });

  it('does not count reading before the text was opened', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin, { minReadingSec: 10 });
    world.pass(3600);
    const sign = world.as(reader, (scope) =>
      world.services.signatures.sign(scope, { ...input(regulation.id, versionId), readingSec: 3600 }),
    );
    expect(await failure(sign)).toBe('regulation.readingShort');
  });

  it('requires the password', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin, { signMethod: 'password' });
    const sign = (password?: string) =>
      world.as(reader, (scope) =>
        world.services.signatures.sign(scope, { ...input(regulation.id, versionId), password }),
      );
    expect(await failure(sign())).toBe('regulation.passwordWrong');
    expect(await failure(sign('неверный'))).toBe('regulation.passwordWrong');
    expect((await sign('верный пароль')).method).toBe('password');
  });

  it('limits guesses of the password', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin, { signMethod: 'password' });
    const sign = (password: string) =>
      world.as(reader, (scope) =>
        world.services.signatures.sign(scope, { ...input(regulation.id, versionId), password }),
      );
    for (let index = 0; index < 10; index += 1) {
      expect(await failure(sign('неверный'))).toBe('regulation.passwordWrong');
    }
    expect(await failure(sign('верный пароль'))).toBe('regulation.tooManyTries');
  });

  it('requires the code from the email; five wrong attempts invalidate it', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin, { signMethod: 'emailCode' });
    const sign = (code: string) =>
      world.as(reader, (scope) =>
        world.services.signatures.sign(scope, { ...input(regulation.id, versionId), code }),
      );
    const sentCode = async () => {
      await world.as(reader, (scope) => world.services.signatures.sendCode(scope, regulation.id));
      const [email] = await world.sql<{ subject: string }>(
        'select subject from letter where "to" = $1 order by id desc limit 1',
        [reader.email],
      );
      return /\d{6}/.exec(email?.subject ?? '')?.[0] ?? '';
    };
    const first = await sentCode();
    for (let index = 0; index < 5; index += 1)
      expect(await failure(sign('000000'))).toBe('regulation.codeWrong');
    expect(await failure(sign(first))).toBe('regulation.codeWrong');
    const old = await sentCode();
    world.pass(11 * 60);
    expect(await failure(sign(old))).toBe('regulation.codeWrong');
    expect((await sign(await sentCode())).method).toBe('emailCode');
  });
});

describe('a change in substance', () => {
  it('is signed alone by those who signed before, and a minor one is not signed again', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    await signAs(world, reader, regulation.id, versionId);
    const edit = (...texts: string[]) =>
      world.as(admin, (scope) =>
        world.services.drafts.save(scope, regulation.id, { clauses: clauses(...texts) }),
      );
    await publish(
      world,
      admin,
      await edit('Работник приходит вовремя.', 'Работник бережёт имущество'),
      'minor',
    );
    const status = async () =>
      (
        await world.sql<{ status: string }>(
          'select status from assignment where user_id = $1 and is_current',
          [reader.id],
        )
      )[0]?.status;
    expect(await status()).toBe('done');
    const draft = await edit('Работник приходит вовремя.', 'Имущество берегут все');
    await publish(world, admin, draft, 'major');
    expect(await status()).toBe('resign');
    const signature = await signAs(world, reader, regulation.id, draft.id);
    // Since 1.0, which the person signed, the first clause has changed too.
    expect(signature).toMatchObject({
      scope: 'delta',
      clauseIds: ['clause-1', 'clause-2'],
      versionLabel: '2.0',
    });
    expect(await status()).toBe('done');
  });
});

describe('a refusal', () => {
  it('is evidence with its reason, notifies the owner and HR, and leaves the assignment open', async () => {
    const { regulation, versionId } = await publishedForAll(world, admin);
    const refuse = (reason: string) =>
      world.as(reader, (scope) =>
        world.services.signatures.refuse(scope, { id: regulation.id, versionId, reason }),
      );
    expect(await failure(refuse('  '))).toBe('validation.required');
    expect(await failure(refuse('x'.repeat(1001)))).toBe('validation.tooLong');
    const row = await refuse('Не согласен с пунктом 2');
    expect(row).toMatchObject({ action: 'refused', reason: 'Не согласен с пунктом 2' });
    const notified = await world.sql(
      'select user_id, type from notification where object_id = $1 and type = $2',
      [regulation.id, 'regulationRefused'],
    );
    expect(notified).toEqual([{ user_id: admin.id, type: 'regulationRefused' }]);
    const [assignment] = await world.sql<{ status: string; refused_at: Date | null }>(
      'select status, refused_at from assignment where user_id = $1',
      [reader.id],
    );
    expect(assignment?.status).not.toBe('done');
    expect(assignment?.refused_at).not.toBeNull();
    // A person may sign after a refusal.
    expect((await signAs(world, reader, regulation.id, versionId)).action).toBe('signed');
  });
});
