import type { RegulationQuestionInput } from '@server/graphql/generated/types';
import { askedQuestions, staleQuestions, storedQuestions } from '@server/modules/content/questions/questions';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { ask, questions, signWith } from './content-support';
import {
  assignToAll,
  clauses,
  createWorld,
  failure,
  publish,
  rejection,
  writeRegulation,
  type Person,
  type World,
} from './support';
import { regulationKey } from '@server/modules/regulations/regulation.content';

let world: World;
let admin: Person;
let reader: Person;
let regulation: RegulationRow;
let versionId: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  admin = await world.person(await world.organization(), { isAdmin: true });
  reader = await world.person(admin.organizationId);
  ({ regulation } = await writeRegulation(world, admin));
  await assignToAll(world, admin, regulation.id);
  const draft = await ask(world, admin, regulation.id);
  await publish(world, admin, draft);
  versionId = draft.id;
});

const answer = (person: Person, questionId: string, optionIds: string[], version = versionId) =>
  world.as(person, (scope) =>
    world.services.gate.answer(scope, {
      regulationId: regulation.id,
      versionId: version,
      answers: [{ questionId, optionIds }],
    }),
  );

async function answerAll(person: Person, version = versionId): Promise<void> {
  await answer(person, 'q-floor', ['a'], version);
  await answer(person, 'q-days', ['a', 'b'], version);
}

const [single, multiple] = questions;
const base: RegulationQuestionInput = {
  ...{ id: 'q', kind: 'single', text: 'Что?' },
  options: single?.options ?? [],
};
const questionWith = (change: Partial<RegulationQuestionInput>): RegulationQuestionInput[] => [
  { ...base, ...change },
];
const option = (id: string, text: string, isRight = false) => ({ id, text, isRight });

describe('writing questions', () => {
  const text = [{ id: 'clause-1' }, { id: 'clause-2' }];
  const code = (list: RegulationQuestionInput[]) =>
    rejection(
      Promise.resolve().then(() => {
        storedQuestions(list, text);
      }),
    );

  const wrong: [string, RegulationQuestionInput[], string][] = [
    ['eleven of them', Array.from({ length: 11 }, (_, n) => ({ ...base, id: `q${n}` })), 'questionsMax'],
    ['one option', questionWith({ options: [option('a', 'Да', true)] }), 'questionOptions'],
    [
      'seven options',
      questionWith({ options: [...'abcdefg'].map((id) => option(id, id, id === 'a')) }),
      'questionOptions',
    ],
    [
      'no right option',
      questionWith({ options: [option('a', 'Да'), option('b', 'Нет')] }),
      'questionOneRight',
    ],
    [
      'two right options of a single choice',
      questionWith({ options: [option('a', 'Да', true), option('b', 'Нет', true)] }),
      'questionOneRight',
    ],
    [
      'nothing wrong in a multiple choice',
      questionWith({ kind: 'multiple', options: [option('a', 'Да', true), option('b', 'Нет', true)] }),
      'questionSomeRight',
    ],
    [
      'the same option twice',
      questionWith({ options: [option('a', 'Да', true), option('b', 'да ')] }),
      'questionSame',
    ],
    ['a clause that is not there', questionWith({ clauseId: 'clause-9' }), 'questionClause'],
  ];
  it.each(wrong)('rejects %s', async (_, list, expected) => {
    expect((await code(list)).code).toBe(`regulation.${expected}`);
  });

  it('keeps a script in a text as plain words', () => {
    const script = '<script>alert(1)</script>';
    const [stored] = storedQuestions(questionWith({ text: script, explanation: script }), text);
    expect(stored).toMatchObject({ text: script, explanation: script });
  });

  it('is allowed to those who may edit, and says who else has edited', async () => {
    expect(await failure(ask(world, reader, regulation.id))).toBe('notFound');
    const save = (updatedAt: Date) =>
      world.as(admin, (scope) =>
        world.services.drafts.saveQuestions(scope, regulation.id, { questions: [], updatedAt }),
      );
    expect(await failure(save(new Date(0)))).toBe('conflict.updated');
  });

  it('withdraws a text from its approvers, and publishes no question about a removed clause', async () => {
    await world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, { clauses: clauses('Один'), isForce: true }),
    );
    const draft = await world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, { clauses: clauses('Один пункт'), isForce: true }),
    );
    expect(await failure(publish(world, admin, draft))).toBe('regulation.questionClause');
  });
});

describe('questions before signing', () => {
  it('block the signature until the last answer to each is right', async () => {
    const sign = () => signWith(world, reader, regulation.id, versionId);
    expect(await failure(sign())).toBe('regulation.questionsNeeded');
    await answer(reader, 'q-floor', ['a']);
    await answer(reader, 'q-days', ['a', 'b', 'c']);
    expect(await failure(sign())).toBe('regulation.questionsNeeded');
    await answer(reader, 'q-days', ['b', 'a']);
    expect(await sign()).toMatchObject({ action: 'signed' });
  });

  it('show the right result only after an answer, and never which option it is', async () => {
    const wrong = await answer(reader, 'q-floor', ['b']);
    expect(wrong[0]).toMatchObject({ id: 'q-floor', isRight: false, chosenIds: ['b'], explanation: null });
    expect(JSON.stringify(wrong)).not.toContain('isRight":true');
    expect(Object.keys(wrong[0]?.options[0] ?? {})).toEqual(['id', 'text']);
    const right = await answer(reader, 'q-floor', ['a']);
    expect(right[0]).toMatchObject({ isRight: true, explanation: 'Кадры сидят на втором этаже.' });
    expect(right[1]).toMatchObject({ isRight: false, chosenIds: null });
  });

  it('become evidence with every attempt, once however often one was sent', async () => {
    await answer(reader, 'q-floor', ['b']);
    await answer(reader, 'q-floor', ['b']);
    await answerAll(reader);
    const signature = await signWith(world, reader, regulation.id, versionId);
    expect(signature.answers).toEqual([
      { questionId: 'q-floor', attempts: [['b'], ['a']] },
      { questionId: 'q-days', attempts: [['a', 'b']] },
    ]);
    const check = () =>
      world.as(admin, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));
    expect(await check()).toMatchObject({ isWhole: true, checked: 1 });
    await world.sql('alter table regulation_signature disable trigger user');
    await world.sql(`update regulation_signature set answers = '[]' where id = $1`, [signature.id]);
    await world.sql('alter table regulation_signature enable trigger user');
    expect(await check()).toMatchObject({ broken: [{ reason: 'content' }] });
  });

  it('are part of the version’s hash', async () => {
    await answerAll(reader);
    await signWith(world, reader, regulation.id, versionId);
    await world.sql('alter table regulation_version disable trigger user');
    await world.sql(
      `update regulation_version set questions = jsonb_set(questions, '{0,options,1,isRight}', 'true') where id = $1`,
      [versionId],
    );
    await world.sql('alter table regulation_version enable trigger user');
    const report = await world.as(admin, (scope) =>
      world.services.integrity.check(scope, regulationKey(regulation.id)),
    );
    expect(report).toMatchObject({ broken: [{ reason: 'document' }] });
  });

  it('reject nonexistent options, two of a single choice, and foreign questions', async () => {
    expect(await failure(answer(reader, 'q-floor', ['z']))).toBe('validation.required');
    expect(await failure(answer(reader, 'q-floor', ['a', 'z']))).toBe('validation.option');
    expect(await failure(answer(reader, 'q-floor', ['a', 'b']))).toBe('validation.option');
    expect(await failure(answer(reader, 'q-floor', []))).toBe('validation.required');
    expect(await failure(answer(reader, 'q-other', ['a']))).toBe('notFound');
  });

  it('are answered for the current version, by a person who must sign it', async () => {
    const { regulation: other, draft } = await writeRegulation(world, admin);
    await publish(world, admin, draft);
    expect(await failure(answer(reader, 'q-floor', ['a'], draft.id))).toBe('notFound');
    expect(other.id).not.toBe(regulation.id);
    const foreigner = await world.person(await world.organization('Чужая'), { isAdmin: true });
    expect(await failure(answer(foreigner, 'q-floor', ['a']))).toBe('notFound');
    await answerAll(reader);
    await signWith(world, reader, regulation.id, versionId);
    expect(await failure(answer(reader, 'q-floor', ['b']))).toBe('regulation.notAssigned');
    const next = await world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, {
        clauses: clauses('Первый', 'Второй'),
        isForce: true,
      }),
    );
    await publish(world, admin, next);
    expect(await failure(answer(reader, 'q-floor', ['a']))).toBe('regulation.versionSuperseded');
    // Answers about the previous version do not count.
    expect(await failure(signWith(world, reader, regulation.id, next.id))).toBe('regulation.questionsNeeded');
  });

  it('for a change are those about the whole text and about the signed clauses', async () => {
    await answerAll(reader);
    await signWith(world, reader, regulation.id, versionId);
    const edit = async (...texts: string[]) => {
      const draft = await world.as(admin, (scope) =>
        world.services.drafts.save(scope, regulation.id, { clauses: clauses(...texts), isForce: true }),
      );
      await publish(world, admin, draft);
      return draft.id;
    };
    const next = await edit('Работник приходит раньше', 'Работник бережёт имущество');
    const asked = await answer(reader, 'q-floor', ['a'], next);
    expect(asked.map(({ id }) => id)).toEqual(['q-floor']);
    expect((await signWith(world, reader, regulation.id, next)).scope).toBe('delta');
    const last = await edit('Работник приходит раньше', 'Имущество берегут все');
    expect((await answer(reader, 'q-floor', ['a'], last)).map(({ id }) => id)).toEqual(['q-floor', 'q-days']);
  });

  it('are closed after too many attempts', async () => {
    for (let n = 0; n < 50; n += 1) await answer(reader, 'q-days', [n % 2 === 0 ? 'a' : 'b']);
    expect(await failure(answer(reader, 'q-days', ['a', 'b']))).toBe('regulation.questionAttempts');
    expect(multiple?.id).toBe('q-days');
  });
});

describe('a clause that changes under its question', () => {
  const save = (...texts: string[]) =>
    world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, { clauses: clauses(...texts), isForce: true }),
    );
  const preview = async () =>
    (await world.as(admin, (scope) => world.services.publishing.preview(scope, regulation.id)))
      .staleQuestions;
  const release = (
    { id, updatedAt }: { id: number; updatedAt: Date },
    confirmedQuestionIds?: string[],
    significance: 'major' | 'minor' = 'major',
  ) =>
    world.as(admin, (scope) =>
      world.services.publishing.publish(scope, {
        ...{ id: regulation.id, draftId: id, draftUpdatedAt: updatedAt, significance },
        ...(confirmedQuestionIds ? { confirmedQuestionIds } : {}),
      }),
    );

  it('blocks publishing, major or minor, until the author has confirmed the question', async () => {
    const draft = await save('Работник приходит вовремя', 'Работаем по воскресеньям');
    expect(await preview()).toEqual([
      { id: 'q-days', text: 'Когда работаем?', number: '2', rightAnswers: ['В понедельник', 'Во вторник'] },
    ]);
    for (const significance of ['major', 'minor'] as const)
      expect(await rejection(release(draft, [], significance))).toMatchObject({
        code: 'regulation.questionsUnconfirmed',
        field: 'confirmedQuestionIds',
      });
    expect(await failure(release(draft, ['q-floor']))).toBe('regulation.questionsUnconfirmed');
    await release(draft, ['q-days']);
  });

  it('needs no confirmation of a question that was edited with it, nor of one about another clause', async () => {
    await save('Работник приходит раньше', 'Работник бережёт имущество');
    expect(await preview()).toEqual([]);
    await save('Работник приходит раньше', 'Работаем по воскресеньям');
    const edited = questions.map((question) =>
      question.id === 'q-days' ? { ...question, text: 'Когда теперь работаем?' } : question,
    );
    const draft = await world.as(admin, (scope) =>
      world.services.drafts.saveQuestions(scope, regulation.id, { questions: edited, isForce: true }),
    );
    expect(await preview()).toEqual([]);
    await release(draft);
  });

  it('is asked about again: answers to the old text do not count', async () => {
    await answerAll(reader);
    await signWith(world, reader, regulation.id, versionId);
    const draft = await save('Работник приходит вовремя', 'Работаем по воскресеньям');
    await release(draft, ['q-days']);
    expect(await failure(signWith(world, reader, regulation.id, draft.id))).toBe(
      'regulation.questionsNeeded',
    );
    await answerAll(reader, draft.id);
    expect((await signWith(world, reader, regulation.id, draft.id)).scope).toBe('delta');
  });

  it('treats the clauses below the question’s clause as its text', () => {
    const clause = (id: string, level: number, text: string) => ({
      id,
      level,
      text,
      number: id,
      html: `<p>${text}</p>`,
    });
    const stored = storedQuestions(questionWith({ clauseId: 'a' }), [{ id: 'a' }]);
    const before = [clause('a', 1, 'Кассир'), clause('b', 2, 'До 21:00'), clause('c', 1, 'Пекарь')];
    const after = (text: string, other: string) => [
      clause('a', 1, 'Кассир'),
      clause('b', 2, text),
      clause('c', 1, other),
    ];
    const stale = (clausesNow: typeof before) =>
      staleQuestions({ clauses: before, questions: stored }, { clauses: clausesNow, questions: stored });
    expect(stale(after('До 22:00', 'Пекарь')).map(({ id }) => id)).toEqual(['q']);
    expect(stale(after('До 21:00', 'Повар'))).toEqual([]);
    expect(askedQuestions({ clauses: before, questions: stored }, ['b'])).toHaveLength(1);
    expect(askedQuestions({ clauses: before, questions: stored }, ['c'])).toHaveLength(0);
  });
});
