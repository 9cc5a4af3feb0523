import exceljs from 'exceljs';
import type { Scope } from '@server/graphql/context';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createRegulationSeed } from '@server/modules/regulations/regulations.seed';
import type { Tx } from '@server/db/database';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser, callerOf } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { operation } from '@test/helpers/contract/operations';
import { pdfText } from './pdf-text';
import { clauses } from './support';

let server: TestApp;
let organizationId: number;
let people: Record<'admin' | 'leader' | 'worker' | 'outsider', UserRow>;
let tokens: Record<keyof typeof people | 'stranger', string>;
let id: number;

type Who = keyof typeof tokens;

const system = <T>(work: (tx: Tx) => Promise<T>) => server.app.database.system(work);
/** A name that a spreadsheet would evaluate as a formula. */
const FORMULA_NAME = '=HYPERLINK("http://evil.example";"Нажми")';

async function seed(scope: Scope): Promise<number> {
  const seeds = createRegulationSeed(server.app.deps);
  const at = new Date('2026-03-02T22:30:00Z');
  const row = await seeds.create(
    scope,
    at,
    { name: FORMULA_NAME, code: 'Р-1' },
    { clauses: clauses('Приходим вовремя', 'Второй') },
  );
  await seeds.publish(scope, at, { id: row.id, significance: 'major' });
  return row.id;
}

beforeAll(async () => {
  server = await startTestApp();
  await system(async (tx) => {
    organizationId = (await anOrganization(tx)).id;
    const subdivision = await aSubdivision(tx, { organizationId });
    const admin = await aUser(tx, { organizationId, isAdmin: true });
    const leader = await aUser(tx, { organizationId, isLeader: true, leaderSubdivisionId: subdivision.id });
    const worker = await aUser(tx, { organizationId, subdivisionId: subdivision.id, nameSecond: '+Белова' });
    people = { admin, leader, worker, outsider: await aUser(tx, { organizationId }) };
  });
  const stranger = await system(async (tx) => aUser(tx, { isAdmin: true }));
  tokens = {
    admin: await server.signIn(people.admin.id),
    leader: await server.signIn(people.leader.id),
    worker: await server.signIn(people.worker.id),
    outsider: await server.signIn(people.outsider.id),
    stranger: await server.signIn(stranger.id),
  };
  const caller = callerOf(people.admin);
  id = await server.app.database.tenant(organizationId, (tx) =>
    seed({ organizationId, caller, tx, lang: 'ru', ip: '', userAgent: '' }),
  );
  const rule = {
    ...{ objectType: 'regulation', objectId: id },
    audience: { groups: [{ userIds: [people.worker.id, people.admin.id] }], exceptUserIds: [] },
  };
  await send('admin', 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }', {
    rule,
  });
  await send('admin', 'mutation ($r: RegulationInput!) { regulationUpdate(regulation: $r) { id } }', {
    r: { id, minReadingSec: 0 },
  });
  const { regulation } = await send<{ regulation: { currentVersion: { id: number } } }>(
    'worker',
    'query ($id: Int!) { regulation(id: $id) { currentVersion { id } } }',
    { id },
  );
  await send('worker', 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }', { id });
  const signature = { regulationId: id, versionId: regulation.currentVersion.id, isAgreed: true };
  await send('worker', 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }', {
    s: { ...signature, readingSec: 1, scrollPct: 100 },
  });
});
afterAll(() => server.stop());

async function send<T>(who: Who, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await server.gql<T>(tokens[who], query, { ...variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

const file = (who: Who, path: string) =>
  fetch(`${server.url}/api/regulations/${path}`, { headers: { 'X-Session-Token': tokens[who] } });

async function sheetOf(who: Who, path: string): Promise<exceljs.Worksheet> {
  const answer = await file(who, path);
  expect(answer.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

describe('spreadsheets', () => {
  it('the acknowledgment sheet contains who signed and who has not, with dates as dates', async () => {
    const sheet = await sheetOf('admin', `${id}/acknowledgement.xlsx`);
    expect(sheet.name).toBe('Лист ознакомления');
    expect(sheet.getRow(1).getCell(2).value).toBe('Фамилия, имя, отчество');
    expect(sheet.rowCount).toBe(3);
    const signed = sheet.getRow(2);
    expect(signed.getCell(4).value).toBe('подписано');
    const at = signed.getCell(5).value;
    if (!(at instanceof Date)) throw new Error('not a date');
    // The organization's hour, three later than ours.
    const hours = (at.getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(3);
    expect(signed.getCell(9).value).toMatch(/^[0-9a-f]{64}$/);
    expect(sheet.getRow(3).getCell(4).value).toBe('ждёт подписи');
  });

  it('the journal contains every record of the chain with its hashes', async () => {
    const sheet = await sheetOf('admin', `${id}/journal.xlsx`);
    expect(sheet.rowCount).toBe(2);
    const row = sheet.getRow(2);
    expect(row.getCell(4).value).toBe('подписано');
    expect(row.getCell(5).value).toBe('1.0');
    expect(row.getCell(14).value).toMatch(/^[0-9a-f]{64}$/);
  });

  it('text that begins like a formula stays a text', async () => {
    const list = await sheetOf('admin', 'list.xlsx');
    const name = list.getRow(2).getCell(2);
    expect(name.type).toBe(exceljs.ValueType.String);
    expect(name.value).toBe(FORMULA_NAME);
    expect(name.formula).toBeUndefined();
    const person = (await sheetOf('admin', `${id}/acknowledgement.xlsx`)).getRow(2).getCell(2);
    expect(person.type).toBe(exceljs.ValueType.String);
    expect(person.value).toMatch(/^\+Белова/);
    expect(person.numFmt).toBe('@');
  });

  it('the list contains the filtered rows', async () => {
    expect((await sheetOf('admin', 'list.xlsx?status=published')).rowCount).toBe(2);
    expect((await sheetOf('admin', 'list.xlsx?status=draft')).rowCount).toBe(1);
    expect((await sheetOf('admin', 'list.xlsx?search=нет такого')).rowCount).toBe(1);
    expect((await file('admin', 'list.xlsx?status=чужой')).status).toBe(400);
  });

  it('a leader’s file contains their own people; others get nothing', async () => {
    const sheet = await sheetOf('leader', `${id}/acknowledgement.xlsx`);
    expect(sheet.rowCount).toBe(2);
    for (const name of ['acknowledgement.xlsx', 'journal.xlsx']) {
      expect((await file('worker', `${id}/${name}`)).status).toBe(404);
      expect((await file('stranger', `${id}/${name}`)).status).toBe(404);
    }
    expect((await sheetOf('outsider', 'list.xlsx')).rowCount).toBe(1);
  });
});

describe('a comparison as a document', () => {
  it('contains both sides of the changes, and is for readers only', async () => {
    const { regulation } = await send<{ regulation: { currentVersion: { id: number; updatedAt: string } } }>(
      'admin',
      'query ($id: Int!) { regulation(id: $id) { currentVersion { id updatedAt } } }',
      { id },
    );
    const [first, second] = clauses('Приходим вовремя', 'Второй');
    const { regulationDraftSave: draft } = await send<{ regulationDraftSave: { id: number } }>(
      'admin',
      `mutation ($id: Int!, $clauses: [ClauseInput!]!) { regulationDraftSave(id: $id, clauses: $clauses) { id } }`,
      {
        id,
        clauses: [
          { id: first?.id, level: 1, html: '<p>Приходим раньше</p>' },
          { id: second?.id, level: 1, html: second?.html },
        ],
      },
    );
    const path = `${id}/comparison.pdf?fromId=${regulation.currentVersion.id}&toId=${draft.id}`;
    const answer = await file('admin', path);
    expect(answer.status).toBe(200);
    const text = pdfText(Buffer.from(await answer.arrayBuffer()));
    expect(text).toContain('Приходим вовремя');
    expect(text).toContain('Приходим раньше');
    expect(text).not.toContain('Второй');
    // A worker reads the version in force, not the draft.
    expect((await file('worker', path)).status).toBe(404);
    expect((await file('stranger', path)).status).toBe(404);
  });
});

it('every export is recorded in the history, which can be filtered by it', async () => {
  await file('worker', `${id}/document.pdf`);
  const { contentHistory } = await send<{
    contentHistory: { items: { textKey: string; params: { file: string }; actor: { id: number } }[] };
  }>(
    'admin',
    `query ($id: Int!) { contentHistory(objectType: regulation, id: $id, kinds: [download]) { items { textKey params actor { id } } } }`,
    { id },
  );
  const [newest] = contentHistory.items;
  expect(newest).toMatchObject({
    textKey: 'downloaded',
    params: { file: 'text' },
    actor: { id: people.worker.id },
  });
  const taken = new Set(contentHistory.items.map(({ params }) => params.file));
  expect(taken).toEqual(new Set(['text', 'comparison', 'sheetTable', 'journal']));
});

describe('regulations of a person', () => {
  const card = async (who: Who) => {
    const { user } = await send<{
      user: {
        statisticRegulation: {
          signedIds: number[];
          regulations: { state: string; regulation: { name: string } }[];
        };
      };
    }>(who, operation('employees', 'employee'), { user: { id: people.worker.id } });
    return user.statisticRegulation;
  };

  it('are named for a leader who edits nothing', async () => {
    expect((await card('leader')).regulations).toMatchObject([
      { state: 'signed', regulation: { name: FORMULA_NAME } },
    ]);
    expect((await card('admin')).regulations).toHaveLength(1);
  });

  it('are not shown to a person who may not read them', async () => {
    expect((await card('outsider')).regulations).toEqual([]);
  });
});
