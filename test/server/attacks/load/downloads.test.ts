import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { createTransactions } from '@server/graphql/transactions';
import { addDownloads } from '@server/http/files/downloads';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { XLSX } from '@server/spreadsheets/spreadsheet';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { openTransactions } from '@test/helpers/database/connections';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Downloads that are requested all at once: neither the main thread nor the connections to the database belong to one person. */

const POOL = 4;
/** More than the pool has. */
const MANY = 8;

let workspace: Workspace;
let owner: pg.Client;
beforeAll(async () => {
  workspace = await openWorkspace({ DATABASE_POOL: String(POOL) });
  owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
}, 60_000);
afterAll(async () => {
  await owner.end();
  await workspace.stop();
});

const SAVE = 'mutation ($report: ReportInput!) { reportSave(report: $report) { id } }';
const REPORT = { name: 'Адаптация', source: 'adaptations', state: 'all', columns: ['person', 'result'] };

const exported = () =>
  workspace.system(async (tx) => {
    const rows = await selectRows(tx, { count: integer })(
      sql`select count(*)::int as count from audit_log where action = 'export' and object_type = 'report'`,
    );
    return rows[0]?.count ?? 0;
  });

test('reports that take long do not hold the connections that other requests need', async () => {
  const { reportSave } = await workspace.get<{ reportSave: { id: number } }>(workspace.admin, SAVE, {
    report: REPORT,
  });
  const token = await workspace.test.signIn(workspace.admin.id);
  const before = await exported();
  await owner.query('begin; lock table adaptation in access exclusive mode');
  const downloads = Array.from({ length: MANY }, () =>
    fetch(`${workspace.test.url}/api/reports/${reportSave.id}.xlsx`, {
      headers: { 'x-session-token': token },
    }),
  );
  try {
    await until(async () => (await exported()) === before + MANY);
    await until(async () => (await openTransactions(workspace.test)) <= 2);
    expect((await workspace.ask(workspace.admin, '{ organization { id } }')).errors).toBeUndefined();
  } finally {
    await owner.query('rollback');
  }
  const answers = await Promise.all(downloads);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 200));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});

describe('tables', () => {
  let app: FastifyInstance;
  let address: string;
  /** The tables that are being written, in the order in which they began. */
  let written: PassThrough[];

  beforeEach(async () => {
    written = [];
    app = fastify({ forceCloseConnections: true });
    const { database, deps } = workspace.test.app;
    addDownloads(
      app,
      {
        transactions: createTransactions(database, POOL),
        log: pino({ level: 'silent' }),
        quotas: deps.quotas,
        callerOf: (token, ip) => deps.sessions.callerOf(token, ip),
      },
      [
        {
          path: '/table.xlsx',
          handle: () =>
            Promise.resolve({
              mime: XLSX,
              fileName: 'table.xlsx',
              render() {
                const table = new PassThrough();
                table.write('rows');
                written.push(table);
                return Promise.resolve(table);
              },
            }),
        },
      ],
    );
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const table of written) table.end();
    await app.close();
  });

  async function request(person: UserRow, signal?: AbortSignal): Promise<void> {
    const token = await workspace.test.signIn(person.id);
    void fetch(`${address}/api/table.xlsx`, { headers: { 'x-session-token': token }, signal }).catch(
      () => undefined,
    );
  }
  const begun = (count: number) => until(() => Promise.resolve(written.length >= count));

  test('one person’s wait for one another, and not those of a colleague; each begins when another is received', async () => {
    const colleague = await workspace.person();
    for (let number = 0; number < 4; number += 1) await request(workspace.admin);
    await begun(2);
    await request(colleague);
    await begun(3);
    expect(written).toHaveLength(3);
    written[0]?.end();
    await begun(4);
    written[1]?.end();
    await begun(5);
  });

  test('whoever disconnects frees the turn, also while the table waits', async () => {
    const [receiving, waiting] = [new AbortController(), new AbortController()];
    await request(workspace.admin, receiving.signal);
    await request(workspace.admin);
    await begun(2);
    await request(workspace.admin, waiting.signal);
    await request(workspace.admin);
    waiting.abort();
    receiving.abort();
    await begun(3);
  });
});
