import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { canonicalJson, sha256 } from '@server/modules/content/versions/canonical';
import { type HashedRecord, recordHash } from '@server/modules/content/evidence/evidence-record';
import { evidenceHash, type HashedEvidence } from '@server/modules/regulations/signing/evidence';
import {
  documentSha256,
  type SignedDocument,
  versionLabel,
} from '@server/modules/content/versions/version-hash';

/** The elements of evidence: one form for equal content, a hash over every column, a seal that only our servers create. */

describe('the canonical form', () => {
  test('has sorted keys at every depth and no spaces', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { f: 3, e: null }], c: true } })).toBe(
      '{"a":{"c":true,"d":[2,{"e":null,"f":3}]},"b":1}',
    );
  });

  test('is the same for equal content, in any order of construction', () => {
    expect(canonicalJson({ x: 1, y: [1, 2] })).toBe(canonicalJson({ y: [1, 2], x: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson(['a,b'])).not.toBe(canonicalJson(['a', 'b']));
  });

  test('writes texts like JSON and dates with milliseconds', () => {
    expect(canonicalJson({ 'к"люч': 'текст "в" кавычках\n' })).toBe(
      '{"к\\"люч":"текст \\"в\\" кавычках\\n"}',
    );
    expect(canonicalJson(new Date('2026-01-02T03:04:05Z'))).toBe('"2026-01-02T03:04:05.000Z"');
    expect(canonicalJson(null)).toBe('null');
    expect(canonicalJson([])).toBe('[]');
    expect(canonicalJson({})).toBe('{}');
  });

  test('is hashed as UTF-8', () => {
    expect(sha256('Мойте руки')).toBe(createHash('sha256').update(Buffer.from('Мойте руки')).digest('hex'));
  });
});

const row: HashedEvidence = {
  ...{ organizationId: 1, regulationId: 2, versionId: 3, userId: 4, assignmentId: 5 },
  ...{ action: 'signed', scope: 'full', clauseIds: [], method: 'checkbox', confirmedName: 'Иванов' },
  ...{ reason: '', docSha256: 'd', openedAt: null, readingSec: 1, scrollPct: 100, ip: '', userAgent: '' },
  ...{ lang: 'ru', witnessIds: [], createdAt: new Date('2026-01-01T00:00:00.000Z') },
  ...{ answers: null, variables: null, identity: null, recordVersion: 2 },
};

const changes: Partial<HashedEvidence>[] = [
  { organizationId: 9 },
  { regulationId: 9 },
  { versionId: 9 },
  { userId: 9 },
  { assignmentId: null },
  { action: 'refused' },
  { scope: 'delta' },
  { clauseIds: ['c1'] },
  { method: 'password' },
  { confirmedName: 'Петров' },
  { reason: 'нет' },
  { docSha256: 'e' },
  { openedAt: new Date('2026-01-01T00:00:00.001Z') },
  { readingSec: 2 },
  { scrollPct: 99 },
  { ip: '10.0.0.1' },
  { userAgent: 'x' },
  { lang: 'en-us' },
  { witnessIds: [7] },
  { createdAt: new Date('2026-01-01T00:00:00.001Z') },
  { answers: [{ questionId: 'q1', attempts: [['a']] }] },
  { variables: { fullName: 'Иванов' } },
  { recordVersion: 1 },
  {
    identity: {
      session: {
        startedBy: 'password',
        isTwoFactor: false,
        startedAt: '2026-01-01T00:00:00.000Z',
        isKnown: true,
      },
      signInChange: null,
    },
  },
];

describe('the hash of a record', () => {
  test('covers every column of it', () => {
    expect(new Set(changes.flatMap((change) => Object.keys(change)))).toEqual(new Set(Object.keys(row)));
    const hashes = [row, ...changes.map((change) => ({ ...row, ...change }))].map((hashedEvidence) =>
      evidenceHash('', hashedEvidence),
    );
    expect(new Set(hashes).size).toBe(changes.length + 1);
  });

  test('covers which question was answered, and how', () => {
    const of = (questionId: string, attempts: string[][]) =>
      evidenceHash('', { ...row, answers: [{ questionId, attempts }] });
    expect(
      new Set([of('q1', [['a']]), of('q2', [['a']]), of('q1', [['b']]), of('q1', [['a'], ['b']])]).size,
    ).toBe(4);
  });

  test('covers the record before it', () => {
    expect(evidenceHash('a', row)).not.toBe(evidenceHash('b', row));
  });
});

const record: HashedRecord = {
  ...{ organizationId: 1, type: 'attempt', objectType: 'test', objectId: 2, versionId: 3, docSha256: 'd' },
  ...{
    assignmentId: 4,
    userId: 5,
    confirmedName: 'Иванов',
    actorId: 5,
    action: 'sign',
    ip: '',
    userAgent: '',
  },
  ...{ payload: { score: 9000, answers: ['a', 'b'] }, lang: 'ru', identity: null, recordVersion: 2 },
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
};

const recordChanges: Partial<HashedRecord>[] = [
  ...[{ organizationId: 9 }, { type: 'completion' }, { objectType: 'education' as const }, { objectId: 9 }],
  ...[{ versionId: null }, { docSha256: 'e' }, { assignmentId: null }, { userId: 9 }, { actorId: null }],
  ...[{ confirmedName: 'Петров' }, { action: 'refuse' as const }, { ip: '10.0.0.1' }, { userAgent: 'x' }],
  ...[{ payload: { score: 9001, answers: ['a', 'b'] } }, { payload: { score: 9000, answers: ['b', 'a'] } }],
  ...[{ lang: 'en-us' }, { identity: { session: null, signInChange: null } }, { recordVersion: 3 }],
  { createdAt: new Date('2026-01-01T00:00:00.001Z') },
];

describe('the hash of a record of any kind', () => {
  test('covers every column of it, and the record before it', () => {
    expect(new Set(recordChanges.flatMap((change) => Object.keys(change)))).toEqual(
      new Set(Object.keys(record)),
    );
    const hashes = [record, ...recordChanges.map((change) => ({ ...record, ...change }))].map(
      (hashedRecord) => recordHash('', hashedRecord),
    );
    expect(new Set([...hashes, recordHash('a', record)]).size).toBe(recordChanges.length + 2);
  });

  test('is the same for a payload with another order of keys, and never that of a signature', () => {
    const payload = { answers: ['a', 'b'], score: 9000 };
    expect(recordHash('', { ...record, payload })).toBe(recordHash('', record));
    expect(recordHash('', record)).not.toBe(evidenceHash('', row));
  });
});

const document: SignedDocument = {
  name: 'Правила',
  code: 'Р-001',
  clauses: [{ id: 'c1', level: 1, number: '1', html: '<p>Мойте руки</p>', text: 'Мойте руки' }],
  attachments: ['a1', 'a2'],
  pictures: ['p1', 'p2'],
  questions: [
    {
      ...{ id: 'q1', kind: 'single', text: 'Что мыть?', explanation: '', clauseId: null },
      options: [
        { id: 'a', text: 'Руки', isRight: true },
        { id: 'b', text: 'Ноги', isRight: false },
      ],
    },
  ],
  body: 'b1',
};

test('the hash of a document covers all that its reader sees, in its order', () => {
  const [clause] = document.clauses;
  const [question] = document.questions;
  if (!clause || !question) throw new Error('nothing to change');
  const [first, second] = question.options;
  if (!first || !second) throw new Error('nothing to choose');
  const withClause = (change: object) => ({ ...document, clauses: [{ ...clause, ...change }] });
  const withQuestion = (change: object) => ({ ...document, questions: [{ ...question, ...change }] });
  const all: SignedDocument[] = [
    document,
    { ...document, name: 'Другие' },
    { ...document, code: 'Р-002' },
    { ...document, attachments: ['a2', 'a1'] },
    { ...document, pictures: ['p2', 'p1'] },
    { ...document, pictures: [] },
    { ...document, questions: [] },
    { ...document, body: null },
    { ...document, body: '' },
    ...[
      { id: 'c2' },
      { level: 2 },
      { number: '2' },
      { html: '<p>Не мойте руки</p>' },
      { text: 'Не мойте' },
    ].map(withClause),
    ...[{ id: 'q2' }, { kind: 'multiple' }, { text: '?' }, { explanation: '!' }, { clauseId: 'c1' }].map(
      withQuestion,
    ),
    withQuestion({ options: [second, first] }),
    withQuestion({ options: [first, { ...second, text: 'Уши' }] }),
    withQuestion({ options: [first, { ...second, id: 'c' }] }),
    withQuestion({ options: [first, { ...second, isRight: true }] }),
  ];
  expect(new Set(all.map(documentSha256)).size).toBe(all.length);
});

test('data stored beside the text is not hashed', () => {
  const [clause] = document.clauses;
  const more = { ...document, clauses: [{ ...clause, note: 'x' }] };
  expect(documentSha256(Object.assign({}, document, more))).toBe(documentSha256(document));
});

test('a version is named by both of its numbers', () => {
  expect([versionLabel({ major: 2, minor: 1 }), versionLabel({ major: 0, minor: 0 })]).toEqual([
    '2.1',
    '0.0',
  ]);
});

describe('the seal', () => {
  const withKeys = (...evidenceKeys: string[]) => createEvidenceSeal({ dataDir: '/nowhere', evidenceKeys });
  const hash = sha256('a record');

  test('is valid only for its hash and its key', () => {
    const sealed = withKeys('first').seal(hash);
    expect(withKeys('first').check(hash, sealed)).toBe('right');
    expect(withKeys('first').check(sha256('another'), sealed)).toBe('wrong');
    expect(withKeys('first').check(hash, { ...sealed, seal: sealed.seal.slice(1) })).toBe('wrong');
    expect(withKeys('first').check(hash, { ...sealed, seal: '0'.repeat(64) })).toBe('wrong');
    expect(withKeys('second').check(hash, sealed)).toBe('unknownKey');
    expect(withKeys('first').check(hash, { keyId: '', seal: '' })).toBe('wrong');
  });

  test('is made with the first key; records of the others stay valid', () => {
    const old = withKeys('old').seal(hash);
    const both = withKeys('new', 'old');
    expect(both.check(hash, old)).toBe('right');
    expect(both.seal(hash)).toEqual(withKeys('new').seal(hash));
    expect(both.keyIds()).toEqual([withKeys('new').keyIds()[0], old.keyId]);
  });

  test('is unchanged: stored records keep theirs', () => {
    const keyId = createHash('sha256').update('evidence key id\nfirst').digest('hex').slice(0, 12);
    const seal = createHmac('sha256', 'first').update(`evidence seal\n${hash}`).digest('hex');
    expect(withKeys('first').seal(hash)).toEqual({ keyId, seal });
  });

  test('without a configured key the data folder has one, created once, readable by its owner alone', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'adaptika-seal-')), 'data');
    try {
      const evidenceSeal = createEvidenceSeal({ dataDir, evidenceKeys: [] });
      const sealed = evidenceSeal.seal(hash);
      const file = join(dataDir, 'evidence.key');
      expect(readFileSync(file, 'utf8').trim()).toMatch(/^[\w-]{43}$/);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(createEvidenceSeal({ dataDir, evidenceKeys: [] }).check(hash, sealed)).toBe('right');
      // The key is read only once: a key changed under a running server has no effect.
      writeFileSync(file, 'another');
      expect(evidenceSeal.check(hash, sealed)).toBe('right');
      expect(createEvidenceSeal({ dataDir, evidenceKeys: [] }).check(hash, sealed)).toBe('unknownKey');
    } finally {
      rmSync(join(dataDir, '..'), { recursive: true });
    }
  });

  test('a read-only folder is an error', () => {
    expect(() => createEvidenceSeal({ dataDir: '/dev/null/data', evidenceKeys: [] }).seal(hash)).toThrow(
      /ENOTDIR/,
    );
  });
});
