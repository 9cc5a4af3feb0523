import { createHash } from 'node:crypto';
import { evidenceHash, type HashedEvidence } from '@server/modules/regulations/signing/evidence';
import { documentSha256, type SignedDocument } from '@server/modules/content/versions/version-hash';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const plain: SignedDocument = {
  name: 'Правила',
  code: 'Р-001',
  clauses: [{ id: 'c1', level: 1, number: '1', html: '<p>Мойте руки</p>', text: 'Мойте руки' }],
  attachments: ['a1'],
  pictures: [],
  questions: [],
  body: null,
};
const question: SignedDocument['questions'][number] = {
  id: 'q1',
  kind: 'single',
  text: 'Что мыть?',
  options: [
    { id: 'a', text: 'Руки', isRight: true },
    { id: 'b', text: 'Ноги', isRight: false },
  ],
  explanation: '',
  clauseId: null,
};

const row: HashedEvidence = {
  ...{ organizationId: 1, regulationId: 2, versionId: 3, userId: 4, assignmentId: 5 },
  ...{ action: 'signed', scope: 'full', clauseIds: [], method: 'checkbox', confirmedName: 'Иванов' },
  ...{ reason: '', docSha256: 'd', openedAt: null, readingSec: 1, scrollPct: 100, ip: '', userAgent: '' },
  ...{ lang: 'ru', witnessIds: [], createdAt: new Date('2026-01-01T00:00:00.000Z') },
  ...{ answers: null, variables: null, identity: null, recordVersion: 1 },
};

describe('hashes from before there were pictures, questions, variables and files', () => {
  it('of a version are unchanged', () => {
    const canonical =
      '{"attachments":["a1"],"clauses":[{"html":"<p>Мойте руки</p>","id":"c1","level":1,"number":"1","text":"Мойте руки"}],' +
      '"code":"Р-001","name":"Правила"}';
    expect(documentSha256(plain)).toBe(sha256(canonical));
  });

  it('of evidence are unchanged', () => {
    const canonical =
      '{"action":"signed","assignmentId":5,"clauseIds":[],"confirmedName":"Иванов","createdAt":"2026-01-01T00:00:00.000Z",' +
      '"docSha256":"d","ip":"","lang":"ru","method":"checkbox","openedAt":null,"organizationId":1,"readingSec":1,"reason":"",' +
      '"regulationId":2,"scope":"full","scrollPct":100,"userAgent":"","userId":4,"versionId":3,"witnessIds":[]}';
    expect(evidenceHash('before', row)).toBe(sha256(`before${canonical}`));
  });
});

describe('records of the second version', () => {
  const identity: HashedEvidence['identity'] = {
    session: {
      startedBy: 'password',
      isTwoFactor: false,
      startedAt: '2026-01-01T00:00:00.000Z',
      isKnown: true,
    },
    signInChange: null,
  };

  it('contain the signer’s identity as the server knew it', () => {
    const canonical =
      '{"action":"signed","assignmentId":5,"clauseIds":[],"confirmedName":"Иванов","createdAt":"2026-01-01T00:00:00.000Z",' +
      '"docSha256":"d","identity":{"session":{"isKnown":true,"isTwoFactor":false,"startedAt":"2026-01-01T00:00:00.000Z",' +
      '"startedBy":"password"},"signInChange":null},"ip":"","lang":"ru","method":"checkbox","openedAt":null,' +
      '"organizationId":1,"readingSec":1,"reason":"","recordVersion":2,"regulationId":2,"scope":"full","scrollPct":100,' +
      '"userAgent":"","userId":4,"versionId":3,"witnessIds":[]}';
    expect(evidenceHash('before', { ...row, recordVersion: 2, identity })).toBe(sha256(`before${canonical}`));
  });

  it('have a different hash than those of the first', () => {
    expect(evidenceHash('', { ...row, recordVersion: 2 })).not.toBe(evidenceHash('', row));
  });
});

describe('later additions count when present', () => {
  it.each<[string, Partial<SignedDocument>]>([
    ['a picture', { pictures: ['p1'] }],
    ['a question', { questions: [question] }],
    [
      'its right answer',
      { questions: [{ ...question, options: question.options.map((o) => ({ ...o, isRight: !o.isRight })) }] },
    ],
    ['a file', { body: 'b1' }],
    ['the kind’s own part, such as the questions of a test', { own: { questions: [] } }],
    ['another own part', { own: { questions: [{ id: 'q1' }] } }],
  ])('%s', (_, change) => {
    expect(documentSha256({ ...plain, ...change })).not.toBe(documentSha256(plain));
  });

  it('no two of them have the same hash', () => {
    const all = [
      ...[{ pictures: ['x'] }, { attachments: ['a1', 'x'] }, { body: 'x' }, { questions: [question] }],
      ...[{ own: { body: 'x' } }, { own: { body: 'y' } }],
    ];
    expect(new Set(all.map((change) => documentSha256({ ...plain, ...change }))).size).toBe(all.length);
  });

  it.each<[string, Partial<HashedEvidence>]>([
    ['answers', { answers: [{ questionId: 'q1', attempts: [['a']] }] }],
    ['values of variables', { variables: { fullName: 'Иванов' } }],
  ])('%s of a signer', (_, change) => {
    expect(evidenceHash('', { ...row, ...change })).not.toBe(evidenceHash('', row));
  });
});
