import fc from 'fast-check';
import type { AnyQuestion, Option, QuestionOf, TypedKey } from '@domain/questions/question';
import { questionProblems } from '@domain/questions/question-problems';
import { comparableText } from '@domain/questions/typed-text';

// Complete questions of every type that a table can contain, with texts designed to be misread.

const TRICKY_CHARACTERS = [
  'a',
  'Б',
  'в',
  '1',
  '2',
  '=',
  '\\',
  '\n',
  ' ',
  '|',
  '{',
  '}',
  '*',
  ';',
  ',',
  '№',
  '#',
  '<',
  '>',
  '«',
];

/** A text as cells contain it: without surrounding spaces. */
const text = fc
  .array(fc.constantFrom(...TRICKY_CHARACTERS, '{{', '}}', '{{g1}}', '<script>alert(1)</script>', '(a+)+$'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('').trim())
  .filter((item) => item !== '');

const textsOf = (minLength: number) =>
  fc.uniqueArray(text, { minLength, maxLength: 6, selector: (item) => comparableText(item) });

const optionsOf = (prefix: string, texts: readonly string[]): Option[] =>
  texts.map((item, index) => ({ id: `${prefix}${index}`, text: item }));

const pattern = fc.option(fc.constantFrom('(a+)+$', '-', '\\-', '[0-9]{2}', 'да|нет'), { nil: null });

const typed: fc.Arbitrary<TypedKey> = fc.record({
  variants: textsOf(1),
  isCaseSensitive: fc.boolean(),
  typos: fc.constantFrom(0, 1, 2),
  pattern,
});

const common = fc.record({
  id: fc.constant('q'),
  text,
  points: fc.integer({ min: 1, max: 100_000 }),
  explanation: fc.oneof(fc.constant(''), text),
  isShuffled: fc.boolean(),
  tags: fc.option(fc.uniqueArray(fc.constantFrom('касса', 'a;b', 'c,d', 'возврат', '\\'), { minLength: 1 }), {
    nil: undefined,
  }),
  difficulty: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
});

interface Body {
  type: AnyQuestion['type'];
}

const withCommon = <Part extends Body>(part: fc.Arbitrary<Part>) =>
  fc.tuple(common, part).map(([{ explanation, ...rest }, body]) => ({
    ...rest,
    explained: { explanation, feedback: {} },
    ...body,
  }));

const choice = (type: 'multiple' | 'single') =>
  fc
    .tuple(
      common,
      textsOf(2),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.array(fc.oneof(fc.constant(''), text)),
    )
    .map(([{ explanation, ...rest }, texts, rights, said]): QuestionOf<'multiple' | 'single'> => {
      const options = optionsOf('o', texts);
      const right = options.filter((_, index) => rights[index]);
      const feedback = options.flatMap(({ id }, index) => (said[index] ? [[id, said[index]]] : []));
      const rightIds = (type === 'single' ? right.slice(0, 1) : right).map(({ id }) => id);
      const explained = { explanation, feedback: Object.fromEntries(feedback) };
      return { ...rest, type, explained, task: { options }, key: { rightIds } };
    });

/** The fields specific to the question type. */
type BodyOf<Type extends AnyQuestion['type']> = Type extends AnyQuestion['type']
  ? Pick<QuestionOf<Type>, 'key' | 'task' | 'type'>
  : never;

const sides = fc
  .tuple(textsOf(2), textsOf(2), fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }))
  .map(([leftTexts, rightTexts, places]) => ({
    ...{ left: optionsOf('l', leftTexts), right: optionsOf('r', rightTexts), places },
  }));

const matching = withCommon(
  sides.map(({ left, right, places }): BodyOf<'matching'> => {
    const pairs = left.map(({ id }, index) => ({
      ...{ from: id, to: right[(index + (places[0] ?? 0)) % right.length]?.id ?? '' },
    }));
    return { type: 'matching', task: { left, right }, key: { pairs } };
  }),
);

const categorise = withCommon(
  sides.map(({ left, right, places }): BodyOf<'categorise'> => {
    const pairs = left.map(({ id }, index) => ({
      ...{ from: id, to: right[(places[index] ?? 0) % right.length]?.id ?? '' },
    }));
    return { type: 'categorise', task: { items: left, categories: right }, key: { pairs } };
  }),
);

const ordering = withCommon(
  fc.tuple(textsOf(3), fc.boolean()).map(([texts, isTurned]) => {
    const items = optionsOf('i', texts);
    const ids = items.map(({ id }) => id);
    return { type: 'ordering' as const, task: { items }, key: { order: isTurned ? ids.reverse() : ids } };
  }),
);

/** Words between gaps: a literal gap marker in them is not a gap. */
const gapped = withCommon(
  fc
    .array(fc.tuple(text, fc.oneof(typed, textsOf(2))), { minLength: 1, maxLength: 3 })
    .map((parts): Pick<QuestionOf<'fillGaps'>, 'key' | 'task' | 'type'> => {
      const ids = parts.map((_, index) => `x${index}`);
      const gaps = parts.map(([, fill], index) => ({
        id: ids[index] ?? '',
        options: Array.isArray(fill) ? optionsOf(`x${index}-`, fill) : null,
      }));
      const keys = parts.map(([, fill], index) =>
        Array.isArray(fill)
          ? { id: ids[index] ?? '', optionId: `x${index}-${fill.length - 1}` }
          : { id: ids[index] ?? '', typed: fill },
      );
      const words = parts.map(([before], index) => `${before}{{${ids[index]}}}`).join(' ');
      return { type: 'fillGaps', task: { text: words, gaps }, key: { gaps: keys } };
    }),
);

const openText = withCommon(
  fc.array(fc.tuple(text, fc.integer({ min: 1, max: 300 })), { maxLength: 4 }).map((rows) => ({
    ...{ type: 'openText' as const, task: {} },
    key: { rubric: rows.map(([each, points], index) => ({ id: `r${index}`, text: each, points })) },
  })),
).map((question) => {
  const sum = question.key.rubric.reduce((all, { points }) => all + points, 0);
  return { ...question, points: sum > 0 ? sum : question.points };
});

const decimal = fc.constantFrom('0', '1', '-3', '2,5', '10.25');

/** They need no correction. */
export const anyQuestion: fc.Arbitrary<AnyQuestion> = fc
  .oneof<fc.Arbitrary<AnyQuestion>[]>(
    choice('single'),
    choice('multiple'),
    withCommon(fc.boolean().map((isTrue) => ({ type: 'trueFalse' as const, task: {}, key: { isTrue } }))),
    withCommon(typed.map((key) => ({ type: 'shortText' as const, task: {}, key }))),
    withCommon(
      fc
        .tuple(decimal, fc.constantFrom('0', '0,5', '3'), fc.constantFrom('', '₽', 'кг'))
        .map(([value, tolerance, unit]) => ({
          ...{ type: 'number' as const, task: { unit }, key: { value, tolerance } },
        })),
    ),
    matching,
    categorise,
    ordering,
    gapped,
    openText,
  )
  .filter((question) => questionProblems(question).length === 0);

/** The same question regardless of its ids: each is renamed by its first occurrence. */
export function withoutIds({ tags, difficulty, ...question }: AnyQuestion): unknown {
  const ids = new Map<string, string>();
  const named = (id: string) => {
    if (!ids.has(id)) ids.set(id, `#${ids.size}`);
    return ids.get(id) ?? '';
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (['id', 'from', 'to', 'optionId'].includes(key)) return [key, named(String(each))];
        if (['rightIds', 'order'].includes(key) && Array.isArray(each)) return [key, each.map(named)];
        return [key, walk(each)];
      }),
    );
  };
  const { explained, ...rest } = question;
  let words = 'text' in rest.task ? rest.task.text : '';
  if ('gaps' in rest.task) {
    for (const { id } of rest.task.gaps) words = words.replaceAll(`{{${id}}}`, `{{${named(id)}}}`);
  }
  const asked = walk({ ...rest, task: { ...rest.task, text: '' } });
  const feedback = Object.entries(explained.feedback).map(([id, said]) => [named(id), said]);
  return {
    ...{ tags: tags ?? [], difficulty, explanation: explained.explanation, feedback: feedback.sort() },
    question: asked,
    words,
  };
}
