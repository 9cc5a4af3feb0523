import { sql } from 'drizzle-orm';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { readingSeconds } from '@server/modules/content/blocks/blocks';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { EvidenceContent } from '@server/modules/regulations/signing/evidence';
import { appendEvidence, pastLines } from '@server/modules/regulations/signing/evidence.repository';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aCrowd } from '@test/helpers/worlds/crowd';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from '../roles/support';

/** How fast documents were signed, compared with the time that their words take. */
let workspace: Workspace;
let hasty: UserRow;
let regulation: RegulationRow;
let stockId = 0;

/** Six minutes at 180 words a minute. */
const WORDS = 1_080;

const SPEED = `query ($filter: StatisticFilter) { signingSpeed(filter: $filter) {
  count quickCount since bars { from to count } } }`;
const QUICK = `query ($filter: StatisticFilter, $page: Int, $size: Int) {
  quickSignatures(filter: $filter, page: $page, pageSize: $size) {
    count items { id user { id } object { id name } readingSec calculatedSec signedAt } } }`;

interface Speed {
  signingSpeed: {
    count: number;
    quickCount: number;
    since: string | null;
    bars: { from: number; to: number | null; count: number }[];
  };
}

interface Quick {
  quickSignatures: {
    count: number;
    items: {
      id: string;
      user: { id: number };
      object: { id: number };
      readingSec: number;
      calculatedSec: number;
    }[];
  };
}

const speed = async (filter: object = {}, as = workspace.admin) =>
  (await workspace.get<Speed>(as, SPEED, { filter })).signingSpeed;
const quick = async (filter: object = {}, as = workspace.admin, page: object = {}) =>
  (await workspace.get<Quick>(as, QUICK, { filter, ...page })).quickSignatures;
const counted = async (filter: object = {}, as = workspace.admin) =>
  Object.fromEntries(
    (await speed(filter, as)).bars.flatMap(({ from, count }) => (count ? [[from, count]] : [])),
  );

interface Signed {
  readingSec: number;
  createdAt?: string;
  scope?: 'full' | 'delta';
  method?: 'checkbox' | 'paper';
  action?: 'signed' | 'refused';
  isOpened?: boolean;
}

let assignmentId = 0;

async function sign(person: UserRow, document: RegulationRow, fields: Signed): Promise<void> {
  const { createdAt = '2026-03-10T12:00:00Z', isOpened = true, ...act } = fields;
  assignmentId += 1;
  const row: EvidenceContent = {
    ...{
      organizationId: workspace.organizationId,
      regulationId: document.id,
      userId: person.id,
      assignmentId,
    },
    ...{ versionId: document.currentVersionId ?? 0, action: 'signed', scope: 'full', clauseIds: [] },
    ...{ method: 'checkbox', confirmedName: 'Имя', reason: '', docSha256: 'x', scrollPct: 100, ip: '' },
    ...{ userAgent: '', lang: 'ru', witnessIds: [], answers: null, variables: null, identity: null },
    ...{ openedAt: isOpened ? new Date(createdAt) : null, createdAt: new Date(createdAt) },
    ...act,
  };
  const seal = createEvidenceSeal(workspace.test.app.deps.config);
  await workspace.system((tx) =>
    appendEvidence(tx, workspace.organizationId, { seal, line: pastLines(tx) }, [row]),
  );
}

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId, admin, system } = workspace;
  regulation = await system(async (tx) => {
    stockId = (await aSubdivision(tx, { organizationId })).id;
    return aPublishedRegulation(
      tx,
      { organizationId, ownerId: admin.id, minReadingSec: 0 },
      { wordCount: WORDS },
    );
  });
  hasty = await workspace.person({ subdivisionId: stockId });
  const careful = await workspace.person({});
  await sign(hasty, regulation, { readingSec: 4 });
  await sign(hasty, regulation, { readingSec: 89, createdAt: '2026-03-12T21:30:00Z' });
  await sign(hasty, regulation, { readingSec: 90 });
  await sign(careful, regulation, { readingSec: 359 });
  await sign(careful, regulation, { readingSec: 360 });
  await sign(careful, regulation, { readingSec: 2_000_000_000 });
  // None of these has a reading time of its own to compare.
  await sign(careful, regulation, { readingSec: 1, scope: 'delta' });
  await sign(careful, regulation, { readingSec: 1, method: 'paper' });
  await sign(careful, regulation, { readingSec: 0, isOpened: false });
  await sign(careful, regulation, { readingSec: 1, action: 'refused' });
  const wordless = await system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id }, { wordCount: 0 }),
  );
  await sign(careful, wordless, { readingSec: 1 });
}, 60_000);

afterAll(() => workspace.stop());

it('each signature is in the bar of its share of the calculated time', async () => {
  expect(readingSeconds(WORDS, null)).toBe(360);
  expect(await counted()).toEqual({ 0: 1, 10: 1, 25: 1, 75: 1, 100: 1, 200: 1 });
  const { count, quickCount, since, bars } = await speed();
  expect({ count, quickCount, since }).toEqual({ count: 6, quickCount: 2, since: null });
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    ...[
      [0, 10],
      [10, 25],
      [25, 50],
      [50, 75],
      [75, 100],
      [100, 150],
      [150, 200],
    ],
    [200, null],
  ]);
});

it('the list has the quick ones, as many as the number says, the newest first, page by page', async () => {
  const list = await quick();
  expect(list.count).toBe((await speed()).quickCount);
  expect(list.items.map(({ readingSec, calculatedSec }) => [readingSec, calculatedSec])).toEqual([
    [89, 360],
    [4, 360],
  ]);
  expect(list.items[1]).toMatchObject({
    user: { id: hasty.id },
    object: { id: regulation.id, name: regulation.name },
    signedAt: '2026-03-10T12:00:00.000Z',
  });
  const second = await quick({}, workspace.admin, { page: 2, size: 1 });
  expect([second.count, second.items.map(({ readingSec }) => readingSec)]).toEqual([2, [4]]);
});

it('days are those of signing, in the time zone of the organization; a past day knows no later signatures', async () => {
  // 21:30 in London is already the next day in Moscow.
  expect(await counted({ dateFrom: '2026-03-13', dateTo: '2026-03-13' })).toEqual({ 10: 1 });
  expect((await speed({ dateTo: '2026-03-12' })).count).toBe(5);
  await workspace.system((tx) =>
    tx.execute(sql`update organization set created_at = '2026-01-01' where id = ${workspace.organizationId}`),
  );
  expect((await speed({ asOf: '2026-03-11' })).count).toBe(5);
});

it('people are those of the filter, and within the scope of the right', async () => {
  expect(await counted({ subdivisionIds: [stockId] })).toEqual({ 0: 1, 10: 1, 25: 1 });
  const head = await workspace.person({});
  await giveRole(workspace, head, await aRole(workspace, may('statistics')), { scopeSubdivisionId: stockId });
  expect(await counted({}, head)).toEqual({ 0: 1, 10: 1, 25: 1 });
  expect((await quick({}, head)).count).toBe(2);
  const elsewhere = await workspace.person({});
  const other = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId }),
  );
  await giveRole(workspace, elsewhere, await aRole(workspace, may('statistics')), {
    scopeSubdivisionId: other.id,
  });
  expect([await counted({}, elsewhere), (await quick({}, elsewhere)).items]).toEqual([{}, []]);
  for (const query of [SPEED, QUICK])
    expect((await workspace.rejection(await workspace.person({}), query)).code).toBe('access.denied');
});

it('more than 300 people are kept apart from others as well, by the filter and by the right', async () => {
  const crowded = await aCrowd(workspace);
  const [member] = crowded.people;
  if (!member) throw new Error('a crowd has people');
  await sign(member, regulation, { readingSec: 360 });
  expect(await counted({ subdivisionIds: [crowded.subdivisionId] })).toEqual({ 100: 1 });
  const head = await workspace.person({});
  await giveRole(workspace, head, await aRole(workspace, may('statistics')), {
    scopeSubdivisionId: crowded.subdivisionId,
  });
  expect(await counted({}, head)).toEqual({ 100: 1 });
});

it('quick signatures of one moment have an order, page by page', async () => {
  const { id: subdivisionId } = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId }),
  );
  for (let n = 0; n < 5; n += 1)
    await sign(await workspace.person({ subdivisionId }), regulation, { readingSec: 5 });
  const filter = { subdivisionIds: [subdivisionId] };
  const all = (await quick(filter)).items.map(({ id }) => id);
  expect(all).toEqual(all.toSorted((a, b) => Number(b) - Number(a)));
  const paged = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => quick(filter, workspace.admin, { page, size: 1 })),
  );
  expect(paged.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
});
