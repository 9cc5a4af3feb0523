import { sql } from 'drizzle-orm';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { readAccess } from '@server/graphql/access/access';
import { createRegulationSeed } from '@server/modules/regulations/regulations.seed';
import { clauses } from '@test/server/regulations/support';
import { callerOf } from '@test/factories/user.factory';
import { callOf } from '@test/helpers/contract/every-field';
import { aRole, may } from './support';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const START = 'mutation ($id: Int!) { viewAsStart(roleId: $id) { name until } }';
const END = 'mutation { viewAsEnd }';
const SELF = `{ initApp {
  user { isAdmin isLeader }
  rights { organization { statistics { read } payment { read } } }
  viewAs { roleId name }
} }`;
interface Self {
  initApp: { user: object; rights: { organization: object }; viewAs: object | null };
}

async function open(userId: number) {
  const token = await workspace.test.signIn(userId);
  return {
    ask: <Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>) =>
      workspace.test.gql<Data>(token, query, variables),
    token,
  };
}
const code = (answer: { errors?: { extensions: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

describe('viewing as a role', () => {
  it('shows what the role sees, and changes nothing, until it is ended', async () => {
    const roleId = await aRole(workspace, may('statistics'), { name: 'Аналитик' });
    const { ask } = await open(workspace.admin.id);
    expect(code(await ask(START, { id: roleId }))).toBeUndefined();
    const { data } = await ask<Self>(SELF);
    expect(data?.initApp).toEqual({
      user: { isAdmin: false, isLeader: false },
      rights: { organization: { statistics: { read: true }, payment: { read: false } } },
      viewAs: { roleId, name: 'Аналитик' },
    });
    expect(code(await ask('{ statisticRegulation { staleCount } }'))).toBeUndefined();
    expect(code(await ask('{ roles { count } }'))).toBe('access.denied');
    expect(code(await ask(END))).toBeUndefined();
    expect((await ask<Self>(SELF)).data?.initApp).toMatchObject({ user: { isAdmin: true }, viewAs: null });
    const { rows } = await workspace.system((tx) =>
      tx.execute(
        sql`select action from audit_log where object_type = 'role' and object_id = ${roleId} order by id`,
      ),
    );
    expect(rows).toEqual([{ action: 'viewAs' }, { action: 'viewAsEnd' }]);
  });

  it('rejects every mutation of the contract except leaving and signing out', async () => {
    const roleId = await aRole(workspace, may('statistics!', 'employees!', 'structure!', 'roles!'));
    const { ask, token } = await open(workspace.admin.id);
    await ask(START, { id: roleId });
    const { schema } = workspace.test.app;
    const open_: string[] = [];
    for (const { operation, field } of readAccess(schema).filter(
      ({ operation }) => operation === 'Mutation',
    )) {
      const { query, variables, files } = callOf(schema, operation, field, () => 2_000_000_000);
      const file = { name: 'a.txt', bytes: Buffer.from('a') };
      const answer =
        files.length > 0
          ? await workspace.test.upload(
              token,
              query,
              variables,
              Object.fromEntries(files.map((path) => [path, file])),
            )
          : field === 'sessionEnd' || field === 'viewAsEnd'
            ? { errors: undefined }
            : await ask(query, variables);
      if (code(answer) !== 'access.viewOnly') open_.push(field);
    }
    expect(open_.sort()).toEqual(['getSessionToken', 'sessionEnd', 'viewAsEnd']);
  }, 60_000);

  it('opens a document to sign without starting anything', async () => {
    const { deps } = workspace.test.app;
    const { organizationId } = workspace;
    const scope = {
      organizationId,
      caller: callerOf(workspace.admin),
      lang: 'ru' as const,
      ip: '',
      userAgent: '',
    };
    const id = await deps.database.tenant(organizationId, async (tx) => {
      const seeds = createRegulationSeed(deps);
      const fields = { name: 'Режим', code: 'Р-1' };
      const row = await seeds.create({ ...scope, tx }, new Date(), fields, { clauses: clauses('Раз') });
      await seeds.publish({ ...scope, tx }, new Date(), { id: row.id, significance: 'major' });
      return row.id;
    });
    const rule = {
      ...{ objectType: 'regulation', objectId: id },
      audience: { groups: [{ userIds: [workspace.admin.id] }], exceptUserIds: [] },
    };
    await workspace.get(
      workspace.admin,
      'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
      { rule },
    );
    const { ask } = await open(workspace.admin.id);
    type Opened = { regulation: { abilities: object; myAssignment: object } };
    const READ = `query ($id: Int!) {
      regulation(id: $id) { abilities { canSign } myAssignment { status openedAt } }
    }`;
    const read = async () => (await ask<Opened>(READ, { id })).data?.regulation;
    const untouched = { status: 'assigned', openedAt: null };
    expect(await read()).toEqual({ abilities: { canSign: true }, myAssignment: untouched });
    await ask(START, { id: await aRole(workspace, may('employees')) });
    expect(await read()).toEqual({ abilities: { canSign: false }, myAssignment: untouched });
    await ask(END);
    expect(await read()).toEqual({ abilities: { canSign: true }, myAssignment: untouched });
  });

  it('never shows more than the viewer’s own rights allow', async () => {
    const keeper = await workspace.withRights(may('roles!', 'statistics'));
    const roleId = await aRole(workspace, may('payment', 'statistics!'));
    const { ask } = await open(keeper.id);
    await ask(START, { id: roleId });
    const { data } = await ask<Self>(SELF);
    expect(data?.initApp.rights.organization).toEqual({
      statistics: { read: true },
      payment: { read: false },
    });
  });

  it('ends automatically after half an hour', async () => {
    const roleId = await aRole(workspace, may('statistics'));
    const { ask } = await open(workspace.admin.id);
    const { data } = await ask<{ viewAsStart: { until: string } }>(START, { id: roleId });
    const left = new Date(data?.viewAsStart.until ?? 0).getTime() - Date.now();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(30 * 60_000);
    await workspace.system((tx) =>
      tx.execute(
        sql`update session set view_until = now() - interval '1 second' where view_role_id = ${roleId}`,
      ),
    );
    expect((await ask<Self>(SELF)).data?.initApp).toMatchObject({ user: { isAdmin: true }, viewAs: null });
  });

  it('is allowed to those who change roles, for a role of their organization', async () => {
    const person = await workspace.withRights(may('roles'));
    expect(await workspace.rejection(person, START, { id: await aRole(workspace) })).toMatchObject({
      code: 'access.denied',
    });
    expect(await workspace.rejection(workspace.admin, START, { id: 2_000_000_000 })).toMatchObject({
      code: 'notFound',
    });
    const old = await aRole(workspace, {}, { isArchive: true });
    expect(await workspace.rejection(workspace.admin, START, { id: old })).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('a suspended organization', () => {
  afterEach(() => workspace.system((tx) => tx.execute(sql`update organization set is_active = true`)));

  it('gives its people only the reason and the end date', async () => {
    const suspend = (until: string) =>
      workspace.system((tx) =>
        tx.execute(
          sql`update organization set is_active = false, suspense_reason = 'Нет договора', suspense_date_end = ${until}::date
            where id = ${workspace.organizationId}`,
        ),
      );
    await suspend('2999-12-31');
    const { ask } = await open(workspace.admin.id);
    const INIT = '{ userIsAuth initApp { suspension { reason until } } }';
    expect((await ask(INIT)).data).toEqual({
      userIsAuth: true,
      initApp: { suspension: { reason: 'Нет договора', until: '2999-12-31' } },
    });
    expect(code(await ask('{ users { count } }'))).toBe('organization.suspended');
    expect(code(await ask('mutation { notificationsRead(ids: []) }'))).toBe('organization.suspended');
    await suspend('2020-01-01');
    expect((await ask(INIT)).data).toMatchObject({ initApp: { suspension: null } });
    expect(code(await ask('{ users { count } }'))).toBeUndefined();
  });
});
