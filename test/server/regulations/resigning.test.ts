import type { Significance } from '@server/graphql/generated/types';
import { compareRegulationVersions } from '@server/modules/regulations/documents/comparison.service';
import { clausesToSign } from '@server/modules/content/versions/delta';
import { clauses, createWorld, failure, publishedForAll, signAs, type Person, type World } from './support';
import type { ContentVersionRow } from '@server/modules/content/content.tables';

let world: World;
let admin: Person;
let reader: Person;
let regulationId: number;
let firstId: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  admin = await world.person(await world.organization(), { isAdmin: true });
  reader = await world.person(admin.organizationId);
  const { regulation, versionId } = await publishedForAll(world, admin);
  regulationId = regulation.id;
  firstId = versionId;
  await signAs(world, reader, regulationId, versionId);
});

const save = (...texts: string[]) =>
  world.as(admin, (scope) =>
    world.services.drafts.save(scope, regulationId, { clauses: clauses(...texts), isForce: true }),
  );

const release = (draft: ContentVersionRow, silentClauseIds: string[], significance: Significance = 'major') =>
  world.as(admin, (scope) =>
    world.services.publishing.publish(scope, {
      ...{ id: regulationId, draftId: draft.id, draftUpdatedAt: draft.updatedAt },
      ...{ significance, silentClauseIds },
    }),
  );

const preview = (choice: { silentClauseIds?: string[]; significance?: Significance }) =>
  world.as(admin, (scope) => world.services.publishing.preview(scope, regulationId, choice));

it('a signer of the previous version still counts as its signer after signing the next one', async () => {
  const draft = await save('Приходим к девяти', 'Бережём имущество');
  await release(draft, []);
  await signAs(world, reader, regulationId, draft.id);
  const { signedFrom, signedTo } = await world.as(admin, (scope) =>
    compareRegulationVersions(scope, firstId, draft.id),
  );
  expect({ signedFrom, signedTo }).toEqual({ signedFrom: 1, signedTo: 1 });
});

describe('a change that requires no new signature', () => {
  it('is omitted when a signer of the previous version signs', async () => {
    const draft = await save('Приходим к девяти', 'Бережём имущество');
    await release(draft, ['clause-2']);
    const signature = await signAs(world, reader, regulationId, draft.id);
    expect(signature).toMatchObject({ scope: 'delta', clauseIds: ['clause-1'] });
  });

  it('is signed anyway when the clause changes again in a version that must be signed', async () => {
    await release(await save('Приходим к девяти', 'Бережём имущество'), ['clause-2']);
    const draft = await save('Приходим к девяти', 'Бережём всё');
    await release(draft, []);
    const signature = await signAs(world, reader, regulationId, draft.id);
    expect(signature.clauseIds).toEqual(['clause-1', 'clause-2']);
  });

  it('cannot be the only change in a major version', async () => {
    const draft = await save('Приходим к девяти', 'Бережём имущество');
    expect(await failure(release(draft, ['clause-1', 'clause-2']))).toBe('regulation.nothingToSign');
  });

  it('does not apply to a minor version, nor to unchanged clauses', async () => {
    const draft = await save('Приходим к девяти', 'Работник бережёт имущество');
    await release(draft, ['clause-1', 'clause-2'], 'minor');
    const marks = await world.sql(
      'select silent_clause_ids as silent from regulation_version where id = $1',
      [draft.id],
    );
    expect(marks).toEqual([{ silent: [] }]);
  });
});

describe('the publishing preview', () => {
  it('follows the selected clauses', async () => {
    await save('Приходим к девяти', 'Бережём имущество');
    expect(await preview({})).toMatchObject({ resignCount: 1, resignClauseCount: 2, changedCount: 2 });
    expect(await preview({ silentClauseIds: ['clause-2'] })).toMatchObject({
      resignCount: 1,
      resignClauseCount: 1,
      resignSec: 0,
    });
    expect(await preview({ silentClauseIds: ['clause-1', 'clause-2'] })).toMatchObject({ resignCount: 0 });
    expect(await preview({ significance: 'minor' })).toMatchObject({ resignCount: 0, resignClauseCount: 0 });
    expect((await preview({})).changes).toEqual([
      { clauseId: 'clause-1', number: '1', title: 'Приходим к девяти', kind: 'changed' },
      { clauseId: 'clause-2', number: '2', title: 'Бережём имущество', kind: 'changed' },
    ]);
  });
});

it('clauses changed in any version that requires a signature are signed, silently changed ones are not', () => {
  const text = (...words: string[]) => ({
    id: 0,
    clauses: words.map((word, n) => ({
      id: `c${n}`,
      level: 1,
      number: String(n + 1),
      html: word,
      text: word,
    })),
  });
  const mark = (id: number, changedClauseIds: string[], silentClauseIds: string[]) => ({
    ...{ id, changedClauseIds, silentClauseIds },
  });
  const from = text('a', 'b', 'c');
  const to = text('A', 'B', 'C');
  expect(clausesToSign(from, to, [mark(1, ['c0', 'c1'], ['c1']), mark(2, ['c2'], ['c2'])])).toEqual(['c0']);
  expect(clausesToSign(from, to, [mark(1, ['c0', 'c1'], ['c1']), mark(2, ['c1', 'c2'], [])])).toEqual([
    'c0',
    'c1',
    'c2',
  ]);
});
