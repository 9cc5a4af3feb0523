import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { projectPath } from '@server/config/paths';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { seedOnFirstStart } from '@server/db/seed/seed';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { startTestApp, type TestApp } from '@test/helpers/app';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { operation } from '@test/helpers/contract/operations';
import { statementsOf } from '@test/helpers/database/statements';
import { aQualification, give, publishRoute, routeOf } from '../qualifications/support';
import { aChoice, anEssay, aTest, takers } from '../tests/support';

const MAX_STATEMENTS = 4;

/**
 * Pages about one document first check whether the caller may see it, and name people by their positions; the first page has many
 * parts, each bounded.
 */
const EXTRA_STATEMENTS: Record<string, number> = {
  'auth/initApp': 5,
  'organization/organizationAbout': 16,
  'assignments/assignments': 6,
  'regulations/regulationApprovals': 7,
  'content/contentHistory': 9,
  // The versions of the components are queried per kind.
  'qualifications/qualificationPeople': 11,
};

/** The provider's pages, and the rows of a spreadsheet being imported. */
const SKIPPED_LISTS = ['notifications/emails', 'faq/faqQuestions', 'employees/employeeImportRows'];

const folder = projectPath('graphql', 'operations');

/** Every list that the browser queries: paged ones, or ones without required variables. */
const lists = readdirSync(folder).flatMap((domain) =>
  readdirSync(`${folder}/${domain}`)
    .filter((file) => file.endsWith('.graphql') && !file.endsWith('.fragment.graphql'))
    .map((file) => ({ domain, name: file.replace('.graphql', '') }))
    .filter(
      ({ name }) =>
        !SKIPPED_LISTS.includes(`${domain}/${name}`) &&
        /^query \w+\s*(\{|\([^)]*\$pageSize)/m.test(operation(domain, name)),
    ),
);

const TAKERS = 8;

/** A test with attempts of several people, whose answers wait for an expert; and a qualification containing it. */
async function aTakenTest(of: {
  adminId: number;
  organizationId: number;
}): Promise<{ testId: number; qualificationId: number }> {
  const people = await t.app.database.system((tx) =>
    tx.select().from(userTable).where(eq(userTable.organizationId, of.organizationId)),
  );
  const admin = people.find(({ id }) => id === of.adminId);
  const items = people.filter(({ id, isArchive }) => id !== of.adminId && !isArchive).slice(0, TAKERS);
  if (!admin) throw new Error('there is no admin');
  const get: Workspace['get'] = async <Data>(user: UserRow, query: string, variables = {}) => {
    const { data, errors } = await t.gql<Data>(await t.signIn(user.id), query, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { id } = await aTest({ admin, get }, items, [aChoice(), anEssay()]);
  const { take } = takers({ get });
  for (const person of items)
    await take(person, id, { essay: { type: 'openText', text: 'Смена — в девять' } });
  const author = { admin, get };
  const qualificationId = await aQualification(author);
  const route = routeOf([{ items: [{ objectType: 'test', objectId: id }] }]);
  await publishRoute(author, qualificationId, route);
  await give(author, 'qualification', qualificationId, items);
  return { testId: id, qualificationId };
}

let t: TestApp;
let token: string;
let rootToken: string;
let ids: {
  userId: number;
  organizationId: number;
  regulationId: number;
  educationId: number;
  testId: number;
  qualificationId: number;
};

beforeAll(async () => {
  t = await startTestApp();
  await seedOnFirstStart({ ...t.app.deps, config: { ...t.config, isDemo: true } });
  const rows = await t.app.database.system((tx) =>
    selectRows(tx, {
      userId: integer,
      organizationId: integer,
      regulationId: integer,
      educationId: integer,
      adminId: integer,
      rootId: integer,
    })(sql`
      select (select id from users where email = 'admin@demo.adaptika.ru') as "adminId",
        (select value::int from setting where name = 'rootAdminId') as "rootId",
        (select organization_id from users where email = 'admin@demo.adaptika.ru') as "organizationId",
        (select id from users where email = 'employee@demo.adaptika.ru') as "userId",
        (select max(regulation_id) from regulation_signature) as "regulationId",
        (select max(education_id) from education_version where status = 'published') as "educationId"`),
  );
  const [found] = rows;
  if (!found) throw new Error('there is no demo organization');
  token = await t.signIn(found.adminId);
  rootToken = await t.signIn(found.rootId);
  ids = { ...found, ...(await aTakenTest(found)) };
}, 120_000);
afterAll(() => t.stop());

/** The subset of the variables that the operation declares. */
function variablesOf(domain: string, text: string, name: string): Record<string, unknown> {
  const { userId, regulationId, educationId, testId, qualificationId, organizationId } = ids;
  // Only kinds with ratings.
  const isRated = name === 'contentRatings';
  const id = { qualifications: qualificationId, 'back-office': organizationId }[domain] ?? regulationId;
  const [head = ''] = text.split('{');
  const all = {
    ...{ userId, regulationId, testId, id, objectId: isRated ? educationId : regulationId },
    ...{
      objectType: head.includes('$held:') ? 'qualification' : isRated ? 'education' : 'regulation',
      typeContent: 'text',
      target: { area: 'employees', flag: 'read' },
      kind: 'signed',
      held: 'valid',
      report: {
        name: 'Все',
        source: 'obligations',
        columns: ['person', 'object'],
        state: 'all',
        groupBy: 'head',
      },
      page: 1,
      pageSize: 50,
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => head.includes(`$${name}:`)));
}

it.each(lists)(
  'the page $domain/$name takes a few statements, regardless of the number of items',
  async ({ domain, name }) => {
    const text = operation(domain, name);
    const ask = async () => {
      const { errors } = await t.gql(
        domain === 'back-office' ? rootToken : token,
        text,
        variablesOf(domain, text, name),
      );
      expect(errors).toBeUndefined();
    };
    // Three runs: the server's background statements are not part of the page.
    const runs = [await statementsOf(ask), await statementsOf(ask), await statementsOf(ask)].map((run) =>
      run.filter((statement) => !/session_visit|set_config|set local/i.test(statement)),
    );
    const [statements = []] = runs.sort((a, b) => a.length - b.length);
    expect(statements.slice(EXTRA_STATEMENTS[`${domain}/${name}`] ?? MAX_STATEMENTS)).toEqual([]);
  },
);
