import type { AnyQuestion, Option, QuestionOf, QuestionType, Tasks } from './question';

/**
 * A question as its taker receives it. The compiler ensures that it contains no key, points or explanation: a question is not
 * assignable to this type.
 */
export type AskedQuestionOf<Type extends QuestionType> = Type extends QuestionType
  ? {
      readonly id: string;
      readonly type: Type;
      readonly text: string;
      readonly task: Tasks[Type];
      readonly key?: never;
      readonly points?: never;
      readonly explained?: never;
    }
  : never;

export type AskedQuestion = AskedQuestionOf<QuestionType>;

/** Puts options into the order drawn for the taker; `place`: which list of which question. */
export type Shuffle = <Item extends { readonly id: string }>(
  items: readonly Item[],
  place: string,
) => readonly Item[];

/** Copies only these two fields of the options: other stored fields are not revealed. */
const shown = (options: readonly Option[]): Option[] => options.map(({ id, text }) => ({ id, text }));

/** Returns what the taker of a question with options may see. */
export function askedChoice(
  { id, type, text, task, isShuffled }: QuestionOf<'multiple' | 'single'>,
  shuffle: Shuffle,
): AskedQuestionOf<'multiple' | 'single'> {
  const options = shown(task.options);
  return { id, type, text, task: { options: isShuffled ? shuffle(options, `${id}.options`) : options } };
}

/** Returns what the taker of a question may see. If the order itself is the answer, it is always shuffled. */
export function askedQuestion(question: AnyQuestion, shuffle: Shuffle): AskedQuestion {
  const { id, text, isShuffled } = question;
  const drawn = (options: readonly Option[], list: string) => shuffle(shown(options), `${id}.${list}`);
  const listed = (options: readonly Option[], list: string) =>
    isShuffled ? drawn(options, list) : shown(options);
  const base = { id, text };
  switch (question.type) {
    case 'single':
    case 'multiple':
      return askedChoice(question, shuffle);
    case 'number':
      return { ...base, type: 'number', task: { unit: question.task.unit } };
    case 'matching': {
      const { left, right } = question.task;
      return {
        ...base,
        type: 'matching',
        task: { left: listed(left, 'left'), right: drawn(right, 'right') },
      };
    }
    case 'ordering':
      return { ...base, type: 'ordering', task: { items: drawn(question.task.items, 'items') } };
    case 'categorise': {
      const { items, categories } = question.task;
      const task = { items: drawn(items, 'items'), categories: listed(categories, 'categories') };
      return { ...base, type: 'categorise', task };
    }
    case 'fillGaps': {
      const gaps = question.task.gaps.map((gap) => ({
        id: gap.id,
        options: gap.options && drawn(gap.options, `gap.${gap.id}`),
      }));
      return { ...base, type: 'fillGaps', task: { text: question.task.text, gaps } };
    }
    case 'hotspot': {
      const { imageId, alt, isMany } = question.task;
      return { ...base, type: 'hotspot', task: { imageId, alt, isMany } };
    }
    case 'fileAnswer': {
      const { kinds, filesMax } = question.task;
      return { ...base, type: 'fileAnswer', task: { kinds, filesMax } };
    }
    default:
      return { ...base, type: question.type, task: {} };
  }
}
