import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { storedClauses } from '@server/modules/content/blocks/blocks';
import {
  type EvidenceContent,
  evidenceHash,
  RECORD_VERSION,
} from '@server/modules/regulations/signing/evidence';
import type { EvidenceSeal, SealedHash } from '@server/audit/evidence-seal';
import { documentSha256 } from '@server/modules/content/versions/version-hash';
import { inTransaction, withClient } from '../../client';
import { demoRegulations } from '../demo-data';
import { idOf } from '../id-of';
import { INSERT_ASSIGNMENTS, INSERT_LINES, INSERT_PEOPLE, INSERT_STRUCTURE, NEXT_SIGNED } from './scale-sql';

export interface Scale {
  employees: number;
  signatures: number;
  admin: { email: string; passwordHash: string };
  seal: EvidenceSeal;
  /** Receives progress messages. */
  say: (line: string) => void;
}

interface SignedRow {
  id: number;
  user_id: number;
  object_id: number;
  version_id: number;
  name: string;
  sha256: string;
  opened_at: Date;
  completed_at: Date;
}

const COLUMNS =
  'organization_id, regulation_id, version_id, user_id, assignment_id, action, scope, method, confirmed_name, doc_sha256, opened_at, reading_sec, scroll_pct, ip, user_agent, lang, created_at, record_version, prev_hash, hash, key_id, seal';
/** The tables of counted assignments; an earlier release has fewer of them. */
const COUNTERS = `select tablename as name from pg_tables where schemaname = 'public' and tablename like 'assignment\\_count\\_%'`;
const CHUNK = 10_000;
/** Regulations beyond the signed ones, so that there are open and overdue assignments. */
const OPEN_REGULATIONS = 2;

async function insertOrganization(client: Client, { employees, admin }: Scale): Promise<[number, number]> {
  const organizationId = await idOf(
    client,
    `insert into organization (name, activity_text, count_employees)
     values ('Большая сеть', 'Для измерений', least($1, 32767)) returning id`,
    [employees],
  );
  await client.query(INSERT_STRUCTURE, [organizationId]);
  await client.query(INSERT_PEOPLE, [organizationId, employees]);
  const adminId = await idOf(
    client,
    `insert into users (organization_id, home_organization_id, email, password_hash, name_first, name_second, status, is_admin, email_proved_at)
     values ($1, $1, $2, $3, 'Администратор', 'Большой сети', 'working', true, now()) returning id`,
    [organizationId, admin.email, admin.passwordHash],
  );
  await client.query('update organization set user_id = $2 where id = $1', [organizationId, adminId]);
  return [organizationId, adminId];
}

/** Inserts a published regulation with its rule, in exactly the state after publishing. Returns [regulation, version, rule]. */
async function insertRegulation(
  client: Client,
  organizationId: number,
  ownerId: number,
  index: number,
  daysAgo: number,
): Promise<[number, number, number]> {
  const sample = demoRegulations[index % demoRegulations.length];
  if (!sample) throw new Error('no sample regulations');
  const code = `М-${String(index + 1).padStart(3, '0')}`;
  const name = `${sample.name} № ${index + 1}`;
  const clauses = storedClauses(sample.clauses.map((clause, place) => ({ id: `c${place + 1}`, ...clause })));
  const sha256 = documentSha256({
    ...{ name, code, clauses },
    ...{ attachments: [], pictures: [], questions: [], body: null },
  });
  const regulationId = await idOf(
    client,
    `insert into regulation (organization_id, code, name, type, folder, owner_id, status, review_at, created_at)
     values ($1, $2, $3, $4, $5, $6, 'published', current_date + 365 - $7::int, now() - make_interval(days => $7)) returning id`,
    [organizationId, code, name, sample.type, sample.folder, ownerId, daysAgo],
  );
  const versionId = await idOf(
    client,
    `insert into regulation_version (organization_id, regulation_id, major, status, name, code, clauses, sha256, significance,
       word_count, effective_from, published_at, published_by_id)
     values ($1, $2, 1, 'published', $3, $4, $5, $6, 'major', 200, current_date - $7::int, now() - make_interval(days => $7), $8)
     returning id`,
    [organizationId, regulationId, name, code, JSON.stringify(clauses), sha256, daysAgo, ownerId],
  );
  await client.query('update regulation set current_version_id = $2 where id = $1', [
    regulationId,
    versionId,
  ]);
  const ruleId = await idOf(
    client,
    `insert into assignment_rule (organization_id, object_type, object_id, audience, due_days, created_by_id)
     values ($1, 'regulation', $2, '{"groups": [{"all": true}], "exceptUserIds": []}', 14, $3) returning id`,
    [organizationId, regulationId, ownerId],
  );
  return [regulationId, versionId, ruleId];
}

async function insertAssignments(
  client: Client,
  organizationId: number,
  adminId: number,
  scale: Scale,
): Promise<void> {
  const { employees, signatures, say } = scale;
  const signedCount = Math.ceil(signatures / employees);
  for (let index = 0; index < signedCount + OPEN_REGULATIONS; index += 1) {
    const isOpen = index >= signedCount;
    const daysAgo = isOpen ? 20 - (index - signedCount) * 13 : 380 - Math.floor((340 * index) / signedCount);
    const [regulationId, versionId, ruleId] = await insertRegulation(
      client,
      organizationId,
      adminId,
      index,
      daysAgo,
    );
    const signed = isOpen ? 0 : Math.min(employees, signatures - index * employees);
    await client.query(INSERT_ASSIGNMENTS, [
      ...[organizationId, regulationId, versionId, ruleId, daysAgo, signed, adminId],
    ]);
    if (index % 10 === 9) say(`assignments on ${index + 1} regulations`);
  }
}

function contentOf(organizationId: number, row: SignedRow): EvidenceContent {
  return {
    organizationId,
    regulationId: row.object_id,
    versionId: row.version_id,
    userId: row.user_id,
    assignmentId: row.id,
    action: 'signed',
    scope: 'full',
    clauseIds: [],
    method: 'checkbox',
    confirmedName: row.name,
    reason: '',
    docSha256: row.sha256,
    openedAt: row.opened_at,
    readingSec: Math.floor((row.completed_at.getTime() - row.opened_at.getTime()) / 1000),
    scrollPct: 100,
    ip: '10.0.0.1',
    userAgent: 'seed',
    lang: 'ru',
    witnessIds: [],
    answers: null,
    variables: null,
    identity: null,
    createdAt: row.completed_at,
  };
}

/** Returns a line of COPY; nothing here contains tabs, line ends or backslashes. */
function lineOf(
  row: EvidenceContent,
  { prevHash, hash, keyId, seal }: SealedHash & { prevHash: string; hash: string },
): string {
  return [
    ...[
      row.organizationId,
      row.regulationId,
      row.versionId,
      row.userId,
      row.assignmentId,
      row.action,
      row.scope,
    ],
    ...[row.method, row.confirmedName, row.docSha256, row.openedAt?.toISOString() ?? '\\N', row.readingSec],
    ...[row.scrollPct, row.ip, row.userAgent, row.lang, row.createdAt.toISOString(), RECORD_VERSION],
    ...[prevHash, hash, keyId, seal],
  ].join('\t');
}

/** Reads the signed assignments in chronological order and chains them with the same function that signing uses. */
async function* chained(
  reader: Client,
  organizationId: number,
  head: { count: number; hash: string },
  seal: EvidenceSeal,
): AsyncGenerator<string> {
  await reader.query(
    `declare signed no scroll cursor for ${NEXT_SIGNED}`.replace('$1', String(organizationId)),
  );
  for (;;) {
    const { rows } = await reader.query<SignedRow>(`fetch ${CHUNK} from signed`);
    if (rows.length === 0) return;
    const lines = rows.map((row) => {
      const content = contentOf(organizationId, row);
      const prevHash = head.hash;
      head.hash = evidenceHash(prevHash, { ...content, recordVersion: RECORD_VERSION });
      head.count += 1;
      return lineOf(content, { prevHash, hash: head.hash, ...seal.seal(head.hash) });
    });
    yield `${lines.join('\n')}\n`;
  }
}

/** Inserts the history entry of each signature, some thousands per statement: each statement is one link of its chain. */
async function insertLines(writer: Client, organizationId: number): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await writer.query<{ last: string | null }>(INSERT_LINES, [
      organizationId,
      after,
      CHUNK,
    ]);
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    after = Number(last);
  }
}

async function copySignatures(ownerUrl: string, organizationId: number, seal: EvidenceSeal): Promise<number> {
  const head = { count: 0, hash: '' };
  await withClient(ownerUrl, 'seed reader', (reader) =>
    inTransaction(reader, 'begin', () =>
      withClient(ownerUrl, 'seed writer', (writer) =>
        inTransaction(writer, 'begin', async () => {
          const copy = writer.query(from(`copy regulation_signature (${COLUMNS}) from stdin`));
          await pipeline(Readable.from(chained(reader, organizationId, head, seal)), copy);
          await insertLines(writer, organizationId);
        }),
      ),
    ),
  );
  return head.count;
}

/**
 * Creates a large organization for measurements: structure, people, published regulations, assignments and a valid chain of
 * signatures. It uses set-based statements as the owner of the tables. Returns its administrator.
 */
export async function seedScale(
  ownerUrl: string,
  scale: Scale,
): Promise<{ organizationId: number; adminId: number; signatures: number }> {
  const { say } = scale;
  const [organizationId, adminId] = await withClient(ownerUrl, 'seed', (client) =>
    inTransaction(client, 'begin', async () => {
      const made = await insertOrganization(client, scale);
      say(`${scale.employees} people`);
      await insertAssignments(client, ...made, scale);
      await client.query('select compact_assignment_counts($1)', [made[0]]);
      return made;
    }),
  );
  await withClient(ownerUrl, 'seed', (client) => client.query('analyze'));
  const signatures = await copySignatures(ownerUrl, organizationId, scale.seal);
  say(`${signatures} signatures`);
  await withClient(ownerUrl, 'seed', async (client) => {
    // A million changes in one transaction leave bloat; over a year of normal work autovacuum would have removed it.
    const { rows } = await client.query<{ name: string }>(COUNTERS);
    for (const { name } of rows) await client.query(`vacuum full ${name}`);
    await client.query('vacuum analyze');
  });
  return { organizationId, adminId, signatures };
}
