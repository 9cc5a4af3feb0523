import type { Answer } from '@domain/questions/answer';
import type { AnyQuestion } from '@domain/questions/question';
import type { DemoQuestion } from './demo-data';

// Builds the questions of the demo company, and people's answers to them.

const options = (questionId: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${questionId}-${index + 1}`, text }));

const WORTH = 100;

/** Returns the question with this id; the ids of its options and pairs are derived from it. */
export function demoQuestion(id: string, source: DemoQuestion): AnyQuestion {
  const { text, explanation } = source;
  const shared = { id, text, points: WORTH, isShuffled: true, explained: { explanation, feedback: {} } };
  switch (source.type) {
    case 'single': {
      const all = options(id, [source.right, ...source.wrong]);
      const rightIds = all.slice(0, 1).map((option) => option.id);
      return { ...shared, type: 'single', task: { options: all }, key: { rightIds } };
    }
    case 'multiple': {
      const all = options(id, [...source.right, ...source.wrong]);
      const rightIds = all.slice(0, source.right.length).map((option) => option.id);
      return { ...shared, type: 'multiple', task: { options: all }, key: { rightIds } };
    }
    case 'trueFalse':
      return { ...shared, type: 'trueFalse', task: {}, key: { isTrue: source.isTrue } };
    case 'number': {
      const { value, unit } = source;
      return { ...shared, type: 'number', task: { unit }, key: { value, tolerance: '0' } };
    }
    case 'shortText': {
      const key = { variants: source.variants, isCaseSensitive: false, typos: 1, pattern: null };
      return { ...shared, type: 'shortText', task: {}, key };
    }
    case 'ordering': {
      const items = options(id, source.items);
      const order = items.map((item) => item.id);
      return { ...shared, type: 'ordering', task: { items }, key: { order } };
    }
    case 'matching': {
      const left = options(
        `${id}-l`,
        source.pairs.map(([name]) => name),
      );
      const right = options(
        `${id}-r`,
        source.pairs.map(([, name]) => name),
      );
      const pairs = left.map(({ id: from }, index) => ({ from, to: right[index]?.id ?? '' }));
      return { ...shared, type: 'matching', task: { left, right }, key: { pairs } };
    }
    case 'openText': {
      const rubric = source.rubric.map(([row, points], index) => ({
        ...{ id: `${id}-${index + 1}`, text: row, points: points * WORTH },
      }));
      const points = rubric.reduce((sum, row) => sum + row.points, 0);
      return { ...shared, points, type: 'openText', task: {}, key: { rubric } };
    }
  }
}

interface Knowledge {
  isKnown: boolean;
  /** From 0 to 1: selects one of the typed answers. */
  luck: number;
}

/** Returns the selected options. */
function choice(question: AnyQuestion, isKnown: boolean): Answer | null {
  switch (question.type) {
    case 'single': {
      const wrong = question.task.options.slice(1, 2).map(({ id }) => id);
      return { type: 'single', optionIds: isKnown ? question.key.rightIds : wrong };
    }
    case 'multiple':
      return { type: 'multiple', optionIds: question.key.rightIds.slice(isKnown ? 0 : 1) };
    case 'trueFalse':
      return { type: 'trueFalse', isTrue: question.key.isTrue === isKnown };
    default:
      return null;
  }
}

/** Returns the order or the pairs. */
function arrangement(question: AnyQuestion, isKnown: boolean): Answer | null {
  if (question.type === 'ordering') {
    const { order } = question.key;
    return { type: 'ordering', order: isKnown ? order : order.toReversed() };
  }
  if (question.type !== 'matching') return null;
  const to = question.key.pairs.map((pair) => pair.to);
  const turned = isKnown ? to : [...to.slice(1), ...to.slice(0, 1)];
  const pairs = question.key.pairs.map(({ from }, index) => ({ from, to: turned[index] ?? '' }));
  return { type: 'matching', pairs };
}

/** Returns the typed text. */
function words(question: AnyQuestion, source: DemoQuestion, { isKnown, luck }: Knowledge): Answer | null {
  if (question.type === 'number') return { type: 'number', text: isKnown ? question.key.value : '100' };
  if (question.type === 'shortText') {
    return { type: 'shortText', text: isKnown ? (question.key.variants[0] ?? '') : 'на глаз' };
  }
  if (source.type !== 'openText') return null;
  return { type: 'openText', text: source.answers[Math.floor(luck * source.answers.length)] ?? '' };
}

/** Returns the answer of a person who does or does not know it. Null: no answer. */
export function demoAnswer(question: AnyQuestion, source: DemoQuestion, knowledge: Knowledge): Answer | null {
  const { isKnown } = knowledge;
  return choice(question, isKnown) ?? arrangement(question, isKnown) ?? words(question, source, knowledge);
}
