import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createRegulationSeed } from '@server/modules/regulations/regulations.seed';
import { callerOf } from '@test/factories/user.factory';
import { mutationsNotRejected } from '@test/helpers/contract/every-mutation';
import { clauses } from '@test/server/regulations/support';
import { may } from './support';

let workspace: Workspace;
let worker: UserRow;
let regulationId: number;

const START = 'mutation ($id: Int!) { viewAsPersonStart(userId: $id) { name userId } }';
const END = 'mutation { viewAsEnd }';
const SELF = `{ initApp {
  user { id isAdmin isLeader }
  rights { organization { employees { read write } statistics { read } payment { read } } }
  viewAs { roleId userId name }
} }`;
interface Self {
  initApp: { user: { isAdmin: boolean }; rights: { organization: object }; viewAs: object | null };
}
/** The person's own data, on every page that shows it. */
const OWN = `query ($id: Int!) {
  organizationAbout { person { id } setup { key } }
  adaptation { person { id } }
  today { mine { title } }
  regulations(scope: my) { items { id myAssignment { status openedAt } } }
  regulation(id: $id) { abilities { canSign } myAssignment { status openedAt } }
}`;

async function open(userId: number) {
  const token = await workspace.test.signIn(userId);
  return {
    token,
    ask: <Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>) =>
      workspace.test.gql<Data>(token, query, variables),
  };
}
const code = (answer: { errors?: { extensions: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;
const actions = async (id: number) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { action: text, actor: integer })(
      sql`select action, actor_id as actor from audit_log
        where object_type = 'user' and object_id = ${id} and action like 'viewAs%' order by id`,
    ),
  );
  return rows;
};

beforeAll(async () => {
  workspace = await openWorkspace();
  worker = await workspace.withRights(may('statistics'));
  const { organizationId } = workspace;
  const { deps } = workspace.test.app;
  regulationId = await deps.database.tenant(organizationId, async (tx) => {
    const seeds = createRegulationSeed(deps);
    const caller = callerOf(workspace.admin);
    const scope = { organizationId, caller, lang: 'ru' as const, ip: '', userAgent: '', tx };
    const text = { clauses: clauses('Раз') };
    const row = await seeds.create(scope, new Date(), { name: 'Режим', code: 'Р-1' }, text);
    await seeds.publish(scope, new Date(), { id: row.id, significance: 'major' });
    return row.id;
  });
  await workspace.get(
    workspace.admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType: 'regulation', objectId: regulationId },
        audience: { groups: [{ userIds: [worker.id] }], exceptUserIds: [] },
      },
    },
  );
});
afterAll(() => workspace.stop());

it('shows the person’s rights, plan, assignments and documents on every page, until it is ended', async () => {
  const { ask } = await open(workspace.admin.id);
  const before = await ask<{ organizationAbout: object }>(OWN, { id: regulationId });
  expect(before.data?.organizationAbout).toMatchObject({ person: { id: workspace.admin.id } });
  expect(code(await ask(START, { id: worker.id }))).toBeUndefined();
  expect((await ask<Self>(SELF)).data?.initApp).toMatchObject({
    user: { id: workspace.admin.id, isAdmin: false, isLeader: false },
    rights: {
      organization: {
        employees: { read: false, write: false },
        statistics: { read: true },
        payment: { read: false },
      },
    },
    viewAs: { roleId: null, userId: worker.id },
  });
  const untouched = { status: 'assigned', openedAt: null };
  const seen = await ask(OWN, { id: regulationId });
  expect(seen.errors).toBeUndefined();
  expect(seen.data).toMatchObject({
    organizationAbout: { person: { id: worker.id }, setup: null },
    adaptation: { person: { id: worker.id } },
    today: { mine: [{ title: 'Режим' }] },
    regulations: { items: [{ id: regulationId, myAssignment: untouched }] },
    regulation: { abilities: { canSign: false }, myAssignment: untouched },
  });
  expect(code(await ask('{ statisticRegulation { staleCount } }'))).toBeUndefined();
  expect(code(await ask('{ roles { count } }'))).toBe('access.denied');
  expect(code(await ask(END))).toBeUndefined();
  expect((await ask<Self>(SELF)).data?.initApp).toMatchObject({ user: { isAdmin: true }, viewAs: null });
  // The history records the viewer, never an action by the person.
  expect(await actions(worker.id)).toEqual([
    { action: 'viewAs', actor: workspace.admin.id },
    { action: 'viewAsEnd', actor: workspace.admin.id },
  ]);
});

it('keeps the viewer’s own account data', async () => {
  await workspace.test.signIn(worker.id);
  const { ask } = await open(workspace.admin.id);
  const mine = async () =>
    (await ask<{ sessions: { id: number }[] }>('{ sessions { id } notifications { count } }')).data;
  const own = await mine();
  await ask(START, { id: worker.id });
  expect(await mine()).toEqual(own);
});

it('rejects every mutation of the contract except leaving and signing out', async () => {
  const { ask, token } = await open(workspace.admin.id);
  await ask(START, { id: worker.id });
  const passed = await mutationsNotRejected(workspace.test, token, {
    code: 'access.viewOnly',
    except: (field) => field === 'sessionEnd' || field === 'viewAsEnd',
  });
  expect(passed).toEqual(['getSessionToken']);
}, 60_000);

it('never shows more than the viewer’s own rights allow', async () => {
  const keeper = await workspace.withRights(may('employees!', 'statistics'));
  const rich = await workspace.withRights(may('payment', 'statistics', 'roles!'));
  const { ask } = await open(keeper.id);
  const shown = async (id: number) => {
    await ask(START, { id });
    const { data } = await ask<Self>(SELF);
    const denied = code(await ask('{ roles { count } }'));
    await ask(END);
    return { ...data?.initApp, denied };
  };
  const mine = { statistics: { read: true }, payment: { read: false } };
  expect(await shown(rich.id)).toMatchObject({ rights: { organization: mine }, denied: 'access.denied' });
  // Nobody becomes an administrator by viewing as one.
  expect(await shown(workspace.admin.id)).toMatchObject({
    user: { isAdmin: false },
    rights: { organization: mine },
    denied: 'access.denied',
  });
});

it('shows nothing of the person to a viewer who has lost the right, nor of a person who has left', async () => {
  const keeper = await workspace.withRights(may('employees!'));
  const leaver = await workspace.withRights(may('statistics'));
  const { ask } = await open(keeper.id);
  await ask(START, { id: leaver.id });
  await workspace.system((tx) =>
    tx.execute(sql`update users set status = 'dismissed' where id = ${leaver.id}`),
  );
  const left = (await ask<Self>(SELF)).data?.initApp;
  expect(left).toMatchObject({
    rights: { organization: { statistics: { read: false } } },
    viewAs: { userId: leaver.id },
  });
  await workspace.system((tx) =>
    tx.execute(sql`update users set position_id = null where id = ${keeper.id}`),
  );
  const { data } = await ask<{ organizationAbout: { person: object } }>(OWN, { id: regulationId });
  expect(data?.organizationAbout.person).toEqual({ id: keeper.id });
  expect(code(await ask('mutation { notificationsRead(ids: []) }'))).toBe('access.viewOnly');
});

it('is allowed to those who edit employees, for a current employee of their organization', async () => {
  const person = await workspace.withRights(may('employees', 'roles!'));
  expect(await workspace.rejection(person, START, { id: worker.id })).toMatchObject({
    code: 'access.denied',
  });
  expect(await workspace.rejection(workspace.admin, START, { id: 2_000_000_000 })).toMatchObject({
    code: 'notFound',
  });
  const gone = await workspace.withRights(may());
  await workspace.system((tx) => tx.execute(sql`update users set is_archive = true where id = ${gone.id}`));
  expect(await workspace.rejection(workspace.admin, START, { id: gone.id })).toMatchObject({
    code: 'notFound',
  });
});

it('nobody views as a role and as a person at once', async () => {
  const rows = workspace.system((tx) =>
    tx.execute(sql`update session set view_role_id = 1, view_user_id = 1`),
  );
  await expect(rows).rejects.toThrow();
});
