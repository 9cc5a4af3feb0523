import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import pg from 'pg';
import { createAudit } from '@server/audit/audit';
import { writeEmail } from '@server/mail/email';
import { createEmailSender } from '@server/mail/mailer';
import { createTimestamps } from '@server/modules/history/integrity/timestamps';
import { createSavedHeadsService } from '@server/modules/history/integrity/witness.service';
import { checkHistory } from '@test/helpers/worlds/history-check';
import { opensslToken } from '@test/helpers/services/openssl-token';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';
import {
  type Fault,
  startTimeStamping,
  type TimeStampingService,
} from '@test/helpers/services/time-stamping';
import { failure } from '../regulations/support';

let world: PeopleWorld;
let owner: pg.Client;
let service: TimeStampingService;
const audit = createAudit();

beforeAll(async () => {
  world = await createPeopleWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  service = await startTimeStamping();
});
afterAll(async () => {
  await service.close();
  await owner.end();
  await world.close();
});

const stamps = () => createTimestamps({ timestampUrl: service.url, timestampCa: undefined });
const heads = (timestamps = stamps()) => createSavedHeadsService({ ...world.deps, timestamps });
const write = (objectId: number) =>
  world.as(world.admin, (scope) =>
    audit.write(scope, { action: 'update', objectType: 'position', objectId, changes: { name: ['а', 'б'] } }),
  );
const save = () => heads().jobs.saveHeads({});
const sent = () => world.seen.emails.splice(0).filter(({ template }) => template === 'evidenceHead');
const compare = (text: string) => world.as(world.admin, (scope) => heads().compare(scope, text));

beforeEach(async () => {
  service.fault = null;
  world.seen.emails.length = 0;
  await owner.query(`update organization set evidence_emails = '{auditor@example.com,lawyer@example.com}'`);
  await write(1);
});

const textOf = (email: { attachments?: { name: string; content: string }[] } | undefined) =>
  Buffer.from(email?.attachments?.[0]?.content ?? '', 'base64').toString();

it('the chain heads are sent to every email that the organization names, once as long as nothing is added', async () => {
  await save();
  await save();
  const emails = sent();
  expect(emails.map(({ to }) => to)).toEqual(['auditor@example.com', 'lawyer@example.com']);
  expect(textOf(emails[0])).toMatch(
    /^Adaptika evidence 1\norganization: \d+\nat: .+Z\nsignatures: 0 -\nhistory: \d+ [\da-f]{64}\n$/,
  );
  expect(emails[0]?.attachments?.map(({ name }) => name.replace(/^.*\./, ''))).toEqual(['txt', 'tst']);
  await write(2);
  await save();
  expect(sent()).toHaveLength(2);
});

it('an English organization without signatures gets the heads in English, and they are found again', async () => {
  await owner.query(`update organization set lang = 'en-us'`);
  await save();
  const [email] = sent();
  await owner.query(`update organization set lang = 'ru'`);
  if (!email) throw new Error('no email');
  for (const isPlain of [false, true]) {
    const { subject, text } = writeEmail(email, world.deps.config.publicUrl, isPlain);
    expect(subject).toBe('Latest fingerprints of signatures and history');
    expect(text).toContain('If records of signatures or history are removed or replaced later');
    expect(text).toContain('signatures: 0 -');
    expect(text).not.toMatch(/подпис|отпечат/i);
    expect(await compare(text)).toMatchObject({ signatures: { count: 0, isContained: true } });
  }
});

it('saved heads are found again later, by the file and by the email around it', async () => {
  await save();
  const [email] = sent();
  await write(3);
  const text = textOf(email);
  const whole = { signatures: { count: 0, isContained: true }, history: { isContained: true } };
  expect(await compare(text)).toMatchObject({ ...whole, stampedAt: expect.any(Date) });
  const quoted = `Здравствуйте!\r\n\r\n${text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')}\r\nС уважением`;
  expect(await compare(quoted)).toMatchObject(whole);
});

it('a manually saved file is compared the same way', async () => {
  const { text, name } = await world.as(world.admin, (scope) => heads().head(scope));
  expect(name).toMatch(/^adaptika-evidence-\d{4}-\d\d-\d\d\.txt$/);
  expect(await compare(text)).toMatchObject({ history: { isContained: true }, stampedAt: null });
});

it('a saved head that is no longer in the chain is named by the check', async () => {
  await owner.query(
    `insert into evidence_witness (organization_id, at, text, signatures_count, signatures_hash, history_count, history_hash)
     values ($1, now(), 'x', 5, 'no such record', 0, '')`,
    [world.organizationId],
  );
  const { isWhole, broken } = await checkHistory(world.database, world.organizationId);
  expect(isWhole).toBe(false);
  expect(broken).toMatchObject([{ reason: 'witness' }]);
  await expect(owner.query('delete from evidence_witness')).rejects.toThrow('append-only');
  await owner.query('alter table evidence_witness disable trigger user');
  await owner.query(`delete from evidence_witness where text = 'x'`);
  await owner.query('alter table evidence_witness enable trigger user');
});

const HASH = 'a'.repeat(64);
const head = (organization: number | string, history = `1 ${HASH}`) =>
  `Adaptika evidence 1\norganization: ${organization}\nat: 2026-11-22T03:00:00.000Z\nsignatures: 0 -\nhistory: ${history}\n`;

it('an invalid saved head, or somebody else’s, is rejected on its field', async () => {
  expect(await failure(compare('  '))).toBe('validation.required');
  expect(await failure(compare('просто текст'))).toBe('history.headUnreadable');
  expect(await failure(compare(head(world.organizationId, '1 xyz')))).toBe('history.headUnreadable');
  expect(await failure(compare(head('9'.repeat(30))))).toBe('history.headUnreadable');
  expect(await failure(compare('x'.repeat(20_001)))).toBe('validation.tooLong');
  expect(await failure(compare(`> ${'>'.repeat(19_000)}`))).toBe('history.headUnreadable');
  expect(await failure(compare(head(world.organizationId + 1)))).toBe('history.headForeign');
  expect(await compare(head(world.organizationId))).toMatchObject({ history: { isContained: false } });
  expect(await compare(head(world.organizationId, `${'9'.repeat(15)} ${HASH}`))).toMatchObject({
    history: { isContained: false },
  });
});

it('the email contains its files', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'adaptika-heads-'));
  await owner.query(
    `insert into letter (organization_id, "to", subject, text, html, attachments, due_at)
     values ($1, 'a@example.com', 's', 't', 'h', $2, now())`,
    [
      world.organizationId,
      JSON.stringify([{ name: 'head.txt', content: Buffer.from('конец').toString('base64') }]),
    ],
  );
  const post = createEmailSender(
    { smtpUrl: undefined, mailFrom: 'a@b.ru', dataDir },
    { ...world.deps, now: () => new Date() },
  );
  await post();
  const folder = join(dataDir, 'outbox');
  const email = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  expect(email).toContain('filename=head.txt');
  expect(email).toContain(Buffer.from('конец').toString('base64'));
  rmSync(dataDir, { recursive: true });
});

describe('time stamps', () => {
  it('are requested as RFC 3161 requires: version, imprint of sha256, nonce, certificate wanted; nothing of the text', async () => {
    service.requests.length = 0;
    await stamps()?.stamp('текст');
    const { result } = asn1js.fromBER(new Uint8Array(service.requests[0] ?? []).buffer);
    const schema = new asn1js.Sequence({
      value: [
        new asn1js.Integer({ value: 1 }),
        new asn1js.Sequence({
          value: [
            new asn1js.Sequence({ value: [new asn1js.ObjectIdentifier(), new asn1js.Null()] }),
            new asn1js.OctetString(),
          ],
        }),
        new asn1js.Integer(),
        new asn1js.Boolean({ value: true }),
      ],
    });
    expect(asn1js.compareSchema(result, result, schema).verified).toBe(true);
    expect(service.requests[0]?.toString('latin1')).not.toContain('текст');
    expect(service.requests[0]?.length).toBeLessThan(80);
  });

  it('are valid for their text and no other', async () => {
    const made = await stamps()?.stamp('текст');
    expect(made?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await expect(stamps()?.verify(made?.token ?? Buffer.alloc(0), 'текст')).resolves.toMatchObject({
      at: made?.at,
    });
    await expect(stamps()?.verify(made?.token ?? Buffer.alloc(0), 'другой')).rejects.toThrow(
      'something else',
    );
  });

  it.each<[Fault, RegExp]>([
    ['refused', /refused: status 2/],
    ['otherText', /something else/],
    ['otherRequest', /not the answer to this request/],
    ['notForTime', /not for time stamps/],
    ['changed', /./],
    ['noise', /./],
    ['huge', /too long/],
    ['error', /503/],
  ])('are not accepted when the response is bad: %s', async (fault, message) => {
    service.fault = fault;
    await expect(stamps()?.stamp('текст')).rejects.toThrow(message);
  });

  it('of another program are valid, under the trusted certificate and under no other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adaptika-ca-'));
    const ca = join(folder, 'ca.pem');
    writeFileSync(ca, opensslToken.ca);
    const token = Buffer.from(opensslToken.token, 'base64');
    const trusting = createTimestamps({ timestampUrl: service.url, timestampCa: ca });
    await expect(trusting?.verify(token, opensslToken.text)).resolves.toMatchObject({ at: opensslToken.at });
    await expect(trusting?.stamp('текст')).rejects.toThrow(/trusted|chain|certificate/i);
    rmSync(folder, { recursive: true });
  });

  it('an unresponsive service blocks no email, and is called again the next day', async () => {
    service.fault = 'error';
    await write(4);
    await save();
    const [email] = sent();
    expect(email?.attachments).toHaveLength(1);
    expect((await compare(textOf(email))).stampedAt).toBeNull();
    service.fault = null;
    await save();
    expect(sent()).toEqual([]);
    expect((await compare(textOf(email))).stampedAt).toBeInstanceOf(Date);
  });

  it('without a service only emails are sent', async () => {
    await write(5);
    await heads(null).jobs.saveHeads({});
    expect(sent().map(({ attachments }) => attachments?.length)).toEqual([1, 1]);
  });
});

it('a completely rewritten chain with its head differs from the saved one, and the check says so', async () => {
  await write(6);
  await save();
  const [email] = sent();
  expect(await compare(textOf(email))).toMatchObject({ history: { isContained: true } });
  // Possible changes with the database's own password: rebuild the whole chain from the first link on.
  for (const table of ['audit_link', 'audit_head'])
    await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(
    `do $$
     declare part record; before bytea := ''; made bytea;
     begin
       for part in select l.*, audit_batch_hash(b) as batch_hash from audit_link l
         join audit_batch b on b.organization_id = l.organization_id and b.id = l.batch_id
         where l.organization_id = ${world.organizationId} and l.number > 1 order by l.number
       loop
         made := audit_link_hash(part.organization_id, part.number - 1, before, part.batch_hash);
         update audit_link set prev_hash = before, hash = made, number = -part.number + 1
           where organization_id = part.organization_id and number = part.number;
         before := made;
       end loop;
       delete from audit_link where organization_id = ${world.organizationId} and number = 1;
       update audit_link set number = -number where organization_id = ${world.organizationId} and number < 0;
       update audit_head h set last_hash = before, count = (select max(k.number) from audit_link k
         where k.organization_id = h.organization_id) where organization_id = ${world.organizationId};
       alter table audit_log disable trigger user;
       delete from audit_log l where l.organization_id = ${world.organizationId} and not exists (
         select from audit_link k join audit_batch b on b.organization_id = k.organization_id and b.id = k.batch_id
         where l.id = any (b.row_ids));
       alter table audit_log enable trigger user;
     end $$`,
  );
  for (const table of ['audit_link', 'audit_head'])
    await owner.query(`alter table ${table} enable trigger user`);
  expect(await compare(textOf(email))).toMatchObject({ history: { isContained: false } });
  // The chain itself is intact again: only the externally saved head reveals it.
  const { broken } = await checkHistory(world.database, world.organizationId);
  expect(new Set(broken.map(({ reason }) => reason))).toEqual(new Set(['witness']));
});
