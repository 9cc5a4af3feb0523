import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type FieldAccess, readAccess } from '@server/graphql/access';
import { missingResolvers } from '@server/graphql/schema';
import type { StoredRights } from '@server/modules/roles/roles.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { callOf } from '@test/helpers/every-field';
import { projectPath } from '@server/config/paths';

/** Kinds of callers. `personnel` has the rights that a role can give to somebody who is no admin. */
const KINDS = ['anonymous', 'employee', 'leader', 'personnel', 'admin', 'superAdmin'] as const;
type Kind = (typeof KINDS)[number];

const PERSONNEL: StoredRights = {
  structure: { read: true, write: true },
  employees: { read: true, write: true },
  statistics: { read: true, write: true },
};

let t: TestApp;
const people = new Map<Kind, number>();

beforeAll(async () => {
  t = await startTestApp();
  await t.app.database.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    const [role] = await tx
      .insert(roleTable)
      .values({ organizationId, name: 'Кадры', rights: PERSONNEL })
      .returning();
    const [position] = await tx
      .insert(positionTable)
      .values({ organizationId, name: 'Кадровик', roleId: role?.id })
      .returning();
    const [subdivision] = await tx
      .insert(subdivisionTable)
      .values({ organizationId, name: 'Отдел' })
      .returning();
    const make = async (kind: Kind, fields: Parameters<typeof aUser>[1]) => {
      people.set(kind, (await aUser(tx, { organizationId, ...fields })).id);
    };
    await make('employee', {});
    await make('leader', { isLeader: true, leaderSubdivisionId: subdivision?.id });
    await make('personnel', { positionId: position?.id });
    await make('admin', { isAdmin: true });
    await make('superAdmin', { isSuperAdmin: true });
  });
}, 60_000);
afterAll(() => t.stop());

/** A session of its own for each call: one of the fields ends it. */
async function tokenOf(kind: Kind): Promise<string | null> {
  const userId = people.get(kind);
  return userId === undefined ? null : t.signIn(userId);
}

const REFUSALS = ['auth.required', 'access.denied'];

async function tried({ operation, field }: FieldAccess, kind: Kind): Promise<string> {
  // Nothing has this number: whoever is let through changes nothing.
  const { query, variables, files } = callOf(t.app.schema, operation, field, () => 2_000_000_000);
  const token = await tokenOf(kind);
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
  // A call that does not fit the contract never reaches the check, so it would prove nothing.
  const misfit = errors?.find(({ extensions }) => extensions?.type === 'RequestError');
  if (misfit) throw new Error(misfit.message);
  const code = errors
    ?.map(({ extensions }) => extensions?.code)
    .find((each) => REFUSALS.includes(String(each)));
  return code === undefined ? 'passes' : String(code);
}

/** The formatter aligns the columns of the committed table. */
const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

/** Subscriptions that say nothing until something happens are tried by their check alone. */
const SILENT = ['changed', 'notificationAdded'];

test('every root field of the contract has a resolver', () => {
  expect(missingResolvers(t.app.schema, t.app.resolvers)).toEqual([]);
});

test('who passes and who does not is what the committed table says', async () => {
  const rows: string[] = [];
  for (const each of readAccess(t.app.schema)) {
    const isSilent = SILENT.includes(each.field);
    const cells = await Promise.all(
      KINDS.map((kind) => (isSilent && kind !== 'anonymous' ? 'passes' : tried(each, kind))),
    );
    const { access } = each;
    const directive = access.kind === 'right' ? `right ${access.area}.${access.flag}` : access.kind;
    rows.push(`| ${each.operation}.${each.field} | ${directive} | ${cells.join(' | ')} |`);
  }
  const table = [
    '# Who may call what',
    '',
    'Tried field by field by `access.test.ts`. `ADAPTIKA_WRITE_EXPECTED=1 npx jest access.test` writes it anew.',
    '',
    `| field | directive | ${KINDS.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(KINDS.length)}`,
    ...rows,
    '',
  ].join('\n');
  const file = projectPath('test', 'server', 'graphql', 'access.expected.md');
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1') writeFileSync(file, table);
  expect(squeezed(existsSync(file) ? readFileSync(file, 'utf8') : '')).toBe(squeezed(table));
}, 120_000);
