import { ALL_FILE_KINDS } from '@domain/questions/file-kinds';
import type { AnyQuestion, Keys, Option, QuestionType, Tasks } from '@domain/questions/question';
import { uuid } from '@src/lib/uuid';

/** One point, in hundredths. */
const ONE_POINT = 100;

export const emptyOption = (): Option => ({ id: uuid(), text: '' });

const options = (count: number): Option[] => Array.from({ length: count }, emptyOption);

export const emptyTyped: Keys['shortText'] = {
  variants: [''],
  isCaseSensitive: false,
  typos: 0,
  pattern: null,
};

/** Pairs each left option with the right option at the same index. */
const pairsInOrder = (left: readonly Option[], right: readonly Option[]) =>
  left.map(({ id }, index) => ({ from: id, to: right[index]?.id ?? '' }));

function matching(): { task: Tasks['matching']; key: Keys['matching'] } {
  const [left, right] = [options(2), options(2)];
  return { task: { left, right }, key: { pairs: pairsInOrder(left, right) } };
}

/** Returns a task that an expert grades: files or a text. */
const gradedByHand = (type: 'fileAnswer' | 'openText') =>
  type === 'fileAnswer'
    ? { type, task: { kinds: ALL_FILE_KINDS, filesMax: 1 }, key: { rubric: [] } }
    : { type, task: {}, key: { rubric: [] } };

/** Returns an empty question of a type. */
export function newQuestion(type: QuestionType): AnyQuestion {
  const base = {
    ...{ id: uuid(), text: '', points: ONE_POINT, isShuffled: true },
    explained: { explanation: '', feedback: {} },
  };
  switch (type) {
    case 'single':
    case 'multiple':
      return { ...base, type, task: { options: options(3) }, key: { rightIds: [] } };
    case 'trueFalse':
      return { ...base, type, task: {}, key: { isTrue: true } };
    case 'shortText':
      return { ...base, type, task: {}, key: emptyTyped };
    case 'number':
      return { ...base, type, task: { unit: '' }, key: { value: '', tolerance: '0' } };
    case 'matching':
      return { ...base, type, ...matching() };
    case 'ordering': {
      const items = options(3);
      return { ...base, type, task: { items }, key: { order: items.map(({ id }) => id) } };
    }
    case 'categorise': {
      const [items, categories] = [options(2), options(2)];
      return { ...base, type, task: { items, categories }, key: { pairs: pairsInOrder(items, categories) } };
    }
    case 'fillGaps':
      return { ...base, type, task: { text: '', gaps: [] }, key: { gaps: [] } };
    case 'hotspot':
      return { ...base, type, task: { imageId: 0, alt: '', isMany: false }, key: { regions: [] } };
    default:
      return { ...base, ...gradedByHand(type) };
  }
}
