import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type FieldAccess, readAccess } from '@server/graphql/access/access';
import { missingResolvers } from '@server/graphql/schema';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { roleTable } from '@server/modules/roles/roles.tables';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import type { RightArea } from '@server/graphql/generated/types';
import { settingTable } from '@server/db/setting.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { callOf } from '@test/helpers/contract/every-field';
import { projectPath } from '@server/config/paths';

/**
 * Kinds of callers. `areaRead` and `areaWrite` have a role with only the read or the write right of the area that the field
 * requires; fields that require none are not tested with them. `guest`: a super admin of the provider with every back-office
 * right, who has entered this organization's workspace to look.
 */
const KINDS = [
  'anonymous',
  'user',
  'leader',
  'areaRead',
  'areaWrite',
  'admin',
  'superAdmin',
  'rootAdmin',
  'guest',
] as const;
type Kind = (typeof KINDS)[number];

const BACK_OFFICE: readonly RightArea[] = [
  'backOfficeSettingAccount',
  'backOfficeDocs',
  'backOfficeRef',
  'backOfficeSuper',
];
const ENTER =
  'mutation ($id: Int!, $organizationId: Int!) { userUpdate(user: { id: $id, organizationId: $organizationId }) { organizationId } }';

let t: TestApp;
let organizationId: number;
const people = new Map<string, number>();

/** A person whose role has this right and no other. */
async function holder(area: RightArea, flag: 'areaRead' | 'areaWrite'): Promise<number> {
  const key = `${flag} ${area}`;
  const known = people.get(key);
  if (known !== undefined) return known;
  return t.app.database.system(async (tx) => {
    const rights: StoredRights = { [area]: { read: true, write: flag === 'areaWrite' } };
    const [role] = await tx.insert(roleTable).values({ organizationId, name: key, rights }).returning();
    const [position] = await tx
      .insert(positionTable)
      .values({ organizationId, name: key, roleId: role?.id })
      .returning();
    const { id } = await aUser(tx, { organizationId, positionId: position?.id ?? null });
    people.set(key, id);
    return id;
  });
}

beforeAll(async () => {
  t = await startTestApp({ newDocumentsPerMinute: 100_000 });
  await t.app.database.system(async (tx) => {
    ({ id: organizationId } = await anOrganization(tx));
    const [subdivision] = await tx
      .insert(subdivisionTable)
      .values({ organizationId, name: 'Отдел' })
      .returning();
    const make = async (kind: Kind, fields: Parameters<typeof aUser>[1]) => {
      people.set(kind, (await aUser(tx, { organizationId, ...fields })).id);
    };
    await make('user', {});
    await make('leader', { isLeader: true, leaderSubdivisionId: subdivision?.id });
    await make('admin', { isAdmin: true });
    await make('superAdmin', { isSuperAdmin: true });
    await make('rootAdmin', { isSuperAdmin: true });
    const provider = await anOrganization(tx);
    const rights = Object.fromEntries(BACK_OFFICE.map((area) => [area, { read: true, write: true }]));
    const [role] = await tx
      .insert(roleTable)
      .values({ organizationId: provider.id, name: 'Поддержка', rights })
      .returning();
    const [position] = await tx
      .insert(positionTable)
      .values({ organizationId: provider.id, name: 'Поддержка', roleId: role?.id })
      .returning();
    const own = { organizationId: provider.id, positionId: position?.id ?? null };
    await make('guest', { ...own, isSuperAdmin: true });
    await tx.insert(settingTable).values([
      { name: 'rootAdminId', value: String(people.get('rootAdmin')) },
      { name: 'superOrganizationId', value: String(provider.id) },
    ]);
  });
}, 60_000);
afterAll(() => t.stop());

/** The area that a field requires, from its directive or from the meaning of «author». */
function areaOf({ access }: FieldAccess): RightArea | null {
  if (access.kind === 'right') return access.area;
  return access.kind === 'author' ? 'employees' : null;
}

async function personOf(fieldAccess: FieldAccess, kind: Kind): Promise<number | undefined> {
  const area = areaOf(fieldAccess);
  if (kind !== 'areaRead' && kind !== 'areaWrite') return people.get(kind);
  return area === null ? undefined : holder(area, kind);
}

async function newSession(userId: number, kind: Kind): Promise<string> {
  const token = await t.signIn(userId);
  if (kind === 'guest') {
    const { errors } = await t.gql(token, ENTER, { id: userId, organizationId });
    if (errors) throw new Error(errors[0]?.message);
  }
  return token;
}

/** Person → the session of their queries: a query ends none. Some mutations do, so that each is called in a new session. */
const querySessions = new Map<number, Promise<string>>();

async function tokenOf(fieldAccess: FieldAccess, kind: Kind): Promise<string | null> {
  const userId = await personOf(fieldAccess, kind);
  if (userId === undefined) return null;
  if (fieldAccess.operation !== 'Query') {
    querySessions.clear();
    return newSession(userId, kind);
  }
  const session = querySessions.get(userId) ?? newSession(userId, kind);
  querySessions.set(userId, session);
  return session;
}

const REJECTIONS = ['auth.required', 'access.denied', 'support.readOnly', 'support.never'];

async function tried(fieldAccess: FieldAccess, kind: Kind): Promise<string> {
  const { operation, field } = fieldAccess;
  if (/^area/.test(kind) && areaOf(fieldAccess) === null) return '·';
  // No object has this id: a caller who passes the access check changes nothing.
  const { query, variables, files } = callOf(t.app.schema, operation, field, () => 2_000_000_000);
  const token = await tokenOf(fieldAccess, kind);
  if (files.length > 0) {
    const file = { name: 'a.txt', bytes: Buffer.from('a') };
    const sent = Object.fromEntries(files.map((path) => [path, file]));
    return verdict((await t.upload(token, query, variables, sent)).errors);
  }
  if (operation !== 'Subscription') return verdict((await t.gql(token, query, variables)).errors);
  const client = t.ws(token);
  try {
    for await (const event of client.iterate({ query, variables })) return verdict(errorsOf(event));
    return 'passes';
  } finally {
    await client.dispose();
  }
}

type Errors = { message: string; extensions?: { code?: unknown; type?: unknown } }[];

const errorsOf = (event: {
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}): Errors | undefined => (event.errors ? [...event.errors] : undefined);

function verdict(errors: Errors | undefined): string {
  // A call that does not fit the contract never reaches the access check, so it would prove nothing.
  const contractError = errors?.find(({ extensions }) => extensions?.type === 'RequestError');
  if (contractError) throw new Error(contractError.message);
  const code = errors
    ?.map(({ extensions }) => extensions?.code)
    .find((item) => REJECTIONS.includes(String(item)));
  return code === undefined ? 'passes' : String(code);
}

/** The formatter aligns the columns of the committed table. */
const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

/** Subscriptions that send nothing until an event are tested only by their access check. */
const EVENT_SUBSCRIPTIONS = ['changed', 'notificationAdded'];

const silent = (fieldAccess: FieldAccess, kind: Kind) =>
  /^area/.test(kind) && areaOf(fieldAccess) === null ? '·' : 'passes';

test('every root field of the contract has a resolver', () => {
  expect(missingResolvers(t.app.schema, t.app.resolvers)).toEqual([]);
});

test('the callers who pass and who do not match the committed table', async () => {
  const rows: string[] = [];
  for (const fieldAccess of readAccess(t.app.schema)) {
    const isSilent = EVENT_SUBSCRIPTIONS.includes(fieldAccess.field);
    const cells = await Promise.all(
      KINDS.map((kind) =>
        isSilent && kind !== 'anonymous' ? silent(fieldAccess, kind) : tried(fieldAccess, kind),
      ),
    );
    const { access } = fieldAccess;
    const directive = access.kind === 'right' ? `right ${access.area}.${access.flag}` : access.kind;
    rows.push(`| ${fieldAccess.operation}.${fieldAccess.field} | ${directive} | ${cells.join(' | ')} |`);
  }
  const table = [
    '# Who may call what',
    '',
    'Tried field by field by `access.test.ts`, in one’s own organization; `foreign.test.ts` tries the same fields with the',
    'ids of another one. `areaRead` and `areaWrite`: a role with that right of the field’s area alone. `guest`: a super',
    'admin of the provider who has entered this workspace to look.',
    '',
    '`ADAPTIKA_WRITE_EXPECTED=1 npx jest access.test` writes it anew.',
    '',
    `| field | directive | ${KINDS.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(KINDS.length)}`,
    ...rows,
    '',
  ].join('\n');
  const file = projectPath('test', 'server', 'graphql', 'access.expected.md');
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1') writeFileSync(file, table);
  expect(squeezed(existsSync(file) ? readFileSync(file, 'utf8') : '')).toBe(squeezed(table));
}, 300_000);
