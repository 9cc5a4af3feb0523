import type { AnswerFile, AnswerOf } from '@domain/questions/answer';
import type { AnyQuestion, Option, QuestionOf, QuestionType, TypedKey } from '@domain/questions/question';

// A valid question of each type, with its complete answer.

export const options = (...ids: string[]): Option[] => ids.map((id) => ({ id, text: `Вариант ${id}` }));

export const typed = (...variants: string[]): TypedKey => ({
  variants,
  isCaseSensitive: false,
  typos: 0,
  pattern: null,
});

const base = {
  text: 'Вопрос',
  points: 300,
  explained: { explanation: 'SECRET explanation', feedback: { a: 'SECRET feedback' } },
  isShuffled: true,
};

const pairs = [
  { from: 'a', to: 'x' },
  { from: 'b', to: 'y' },
  { from: 'c', to: 'z' },
];

export const QUESTIONS: { [Type in QuestionType]: QuestionOf<Type> } = {
  single: {
    ...{ ...base, id: 'q1', type: 'single' },
    ...{ task: { options: options('a', 'b', 'c') }, key: { rightIds: ['b'] } },
  },
  multiple: {
    ...{ ...base, id: 'q2', type: 'multiple' },
    ...{ task: { options: options('a', 'b', 'c', 'd') }, key: { rightIds: ['a', 'c', 'd'] } },
  },
  trueFalse: { ...base, id: 'q3', type: 'trueFalse', task: {}, key: { isTrue: false } },
  shortText: { ...base, id: 'q4', type: 'shortText', task: {}, key: typed('Инкассация') },
  number: {
    ...{ ...base, id: 'q5', type: 'number' },
    ...{ task: { unit: '₽' }, key: { value: '1,1', tolerance: '0.1' } },
  },
  matching: {
    ...{ ...base, id: 'q6', type: 'matching' },
    ...{ task: { left: options('a', 'b', 'c'), right: options('x', 'y', 'z') }, key: { pairs } },
  },
  ordering: {
    ...{ ...base, id: 'q7', type: 'ordering' },
    ...{ task: { items: options('a', 'b', 'c') }, key: { order: ['c', 'a', 'b'] } },
  },
  categorise: {
    ...{ ...base, id: 'q8', type: 'categorise' },
    ...{ task: { items: options('a', 'b', 'c'), categories: options('x', 'y', 'z') }, key: { pairs } },
  },
  fillGaps: {
    ...{ ...base, id: 'q9', type: 'fillGaps' },
    task: {
      text: 'Сдачу {{g1}} вслух {{g2}} и {{g3}}',
      gaps: [
        { id: 'g1', options: null },
        { id: 'g2', options: options('a', 'b') },
        { id: 'g3', options: null },
      ],
    },
    key: {
      gaps: [
        { id: 'g1', typed: typed('считают') },
        { id: 'g2', optionId: 'b' },
        { id: 'g3', typed: typed('отдают') },
      ],
    },
  },
  hotspot: {
    ...{ ...base, id: 'q10', type: 'hotspot', task: { imageId: 5, alt: 'Кассовая зона', isMany: true } },
    key: {
      regions: [
        { x: 0, y: 0, width: 100, height: 100 },
        { x: 500, y: 500, width: 100, height: 100 },
        { x: 800, y: 800, width: 100, height: 100 },
      ],
    },
  },
  fileAnswer: {
    ...base,
    id: 'q11',
    type: 'fileAnswer',
    task: { kinds: ['pdf'], filesMax: 2 },
    key: { rubric: [] },
  },
  openText: {
    ...{ ...base, id: 'q12', type: 'openText', task: {} },
    key: { rubric: [{ id: 'r1', text: 'SECRET rubric', points: 300 }] },
  },
};

/** A file as stored for an answer. */
export const A_FILE: AnswerFile = { id: 7, name: 'Акт.PDF', size: 5, sha256: 'f'.repeat(64) };

export const RIGHT: { [Type in QuestionType]: AnswerOf<Type> } = {
  single: { type: 'single', optionIds: ['b'] },
  multiple: { type: 'multiple', optionIds: ['d', 'a', 'c'] },
  trueFalse: { type: 'trueFalse', isTrue: false },
  shortText: { type: 'shortText', text: '  инкассация ' },
  number: { type: 'number', text: '1.0' },
  matching: { type: 'matching', pairs: [...pairs].reverse() },
  ordering: { type: 'ordering', order: ['c', 'a', 'b'] },
  categorise: { type: 'categorise', pairs },
  fillGaps: {
    type: 'fillGaps',
    gaps: [
      { id: 'g1', value: 'считают' },
      { id: 'g2', value: 'b' },
      { id: 'g3', value: 'Отдают' },
    ],
  },
  hotspot: {
    type: 'hotspot',
    spots: [
      { x: 50, y: 50 },
      { x: 600, y: 600 },
      { x: 850, y: 850 },
    ],
  },
  fileAnswer: { type: 'fileAnswer', files: [A_FILE] },
  openText: { type: 'openText', text: 'Своими словами' },
};

export const ALL: readonly AnyQuestion[] = Object.values(QUESTIONS);
