import { type AskedQuestion, askedQuestion, type Shuffle } from '@domain/questions/asked-question';
import { ALL, QUESTIONS, RIGHT } from './questions';

// The parts of a question that a taker may see.

const reversed: Shuffle = (items) => items.toReversed();

/** Every key of every nested object, and every text. */
function walk(value: unknown, found: { keys: string[]; texts: string[] }): typeof found {
  if (typeof value === 'string') found.texts.push(value);
  if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!Array.isArray(value)) found.keys.push(key);
      walk(item, found);
    }
  }
  return found;
}

const SHOWN = [
  'id',
  'type',
  'text',
  'task',
  'options',
  'unit',
  'left',
  'right',
  'items',
  'categories',
  'gaps',
  'imageId',
  'alt',
  'isMany',
  'kinds',
  'filesMax',
];

it.each(ALL)('contains of a question of type $type only what is shown to takers', (question) => {
  const { keys, texts } = walk(askedQuestion(question, reversed), { keys: [], texts: [] });
  expect(keys.filter((key) => !SHOWN.includes(key))).toEqual([]);
  expect(texts.filter((text) => text.includes('SECRET'))).toEqual([]);
});

it('contains no data stored with an option beside its text', () => {
  const options = QUESTIONS.single.task.options.map((option) => ({ ...option, isRight: option.id === 'b' }));
  const asked = askedQuestion({ ...QUESTIONS.single, task: { options } }, reversed);
  expect(JSON.stringify(asked)).not.toContain('isRight');
});

it('cannot be a question with its key: the compiler rejects it', () => {
  // @ts-expect-error a question has a key, points and an explanation
  const asked: AskedQuestion = QUESTIONS.single;
  expect(asked).toBe(QUESTIONS.single);
});

it('draws the order where the order is the answer, whatever the author chose', () => {
  const ordering = { ...QUESTIONS.ordering, isShuffled: false };
  const asked = askedQuestion(ordering, reversed);
  expect(asked.type === 'ordering' && asked.task.items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  const matching = askedQuestion({ ...QUESTIONS.matching, isShuffled: false }, reversed);
  expect(matching.type === 'matching' && matching.task.left.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(matching.type === 'matching' && matching.task.right.map(({ id }) => id)).toEqual(['z', 'y', 'x']);
  const single = askedQuestion({ ...QUESTIONS.single, isShuffled: false }, reversed);
  expect(single.type === 'single' && single.task.options.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(RIGHT.ordering.order).not.toEqual(['c', 'b', 'a']);
});
