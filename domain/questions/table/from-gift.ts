import { readDecimal } from '../decimal';
import type {
  CellNote,
  CellNoteCode,
  CellProblem,
  CellProblemCode,
  QuestionCells,
  QuestionRow,
  QuestionTable,
  TableField,
  TableRemark,
} from './cells';
import { asLines, lineOrNothing, pairLine } from './escapes';
import { cutAt, type GiftBlock, giftBlocks, giftText, partsAt, signAt } from './gift-blocks';
import { betweenGaps, writtenGap } from './gapped-text';

type Written = { [Field in TableField]?: string | undefined };

/** A row that is being built from one block. */
interface Row {
  cells: Written;
  problems: CellProblem[];
  notes: CellNote[];
}

const problem = (field: TableField, code: CellProblemCode, params = {}): Partial<Row> => ({
  problems: [{ field, code, params }],
});
const note = (field: TableField, code: CellNoteCode, params = {}): CellNote => ({ field, code, params });

/** One answer: `=` or `~`, its share of the points, its text, its feedback. */
interface Answer {
  isRight: boolean;
  weight: number | null;
  text: string;
  feedback: string;
}

const WEIGHT = /^%(-?\d{1,3}(?:\.\d{1,5})?)%/;

function answerOf(part: string): Answer {
  const sign = part.charAt(0);
  const body = part.slice(1).trim();
  const weight = WEIGHT.exec(body);
  const [text, feedback] = cutAt(weight ? body.slice(weight[0].length) : body, '#') ?? [
    weight ? body.slice(weight[0].length) : body,
    '',
  ];
  return {
    isRight: sign === '=',
    weight: weight ? Number(weight[1]) : null,
    text: giftText(text),
    feedback: giftText(feedback),
  };
}

const TRUE = ['T', 'TRUE'];
const FALSE = ['F', 'FALSE'];

function verdict(answers: string): Partial<Row> | null {
  const [word = '', ...feedback] = partsOf(answers);
  const key = word.trim().toUpperCase();
  if (!TRUE.includes(key) && !FALSE.includes(key)) return null;
  return {
    cells: { type: 'trueFalse', right: TRUE.includes(key) ? 'true' : 'false' },
    notes: feedback.some((text) => text.trim() !== '') ? [note('type', 'giftFeedback')] : [],
  };
}

/** Returns the parts between the «#». */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let cut = cutAt(rest, '#'); cut; cut = cutAt(rest, '#')) {
    parts.push(cut[0]);
    rest = cut[1];
  }
  return [...parts, rest];
}

/** Formats millionths as people write them. */
function decimalText(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(7, '0');
  const fraction = digits.slice(-6);
  let end = 6;
  while (end > 0 && fraction.charAt(end - 1) === '0') end -= 1;
  return `${value < 0n ? '-' : ''}${digits.slice(0, -6)}${end === 0 ? '' : `.${fraction.slice(0, end)}`}`;
}

/** Parses «3:2», «1..5» or «3»; null: not a number, or one that cannot be halved exactly. */
function numberCells(text: string): Written | null {
  const range = text.split('..');
  if (range.length === 2) {
    const [from, to] = range.map((end) => readDecimal(end.trim()));
    if (from == null || to == null || to < from || (to - from) % 2n !== 0n) return null;
    return { right: decimalText((from + to) / 2n), tolerance: decimalText((to - from) / 2n) };
  }
  const [value = '', tolerance = ''] = text.split(':').map((part) => part.trim());
  if (readDecimal(value) === null) return null;
  return { right: value, tolerance: tolerance === '' ? undefined : tolerance };
}

function numeric(answers: string): Partial<Row> {
  const body = answers.slice(1).trim();
  const parts = partsAt(body, '=~').map(answerOf);
  const [only = { ...answerOf(`=${body}`) }, ...more] = parts;
  const cells = more.length === 0 && only.weight === null ? numberCells(only.text) : null;
  if (!cells) return { cells: { type: 'number', right: body }, ...problem('right', 'giftNumbers') };
  return {
    cells: { type: 'number', ...cells },
    notes: only.feedback === '' ? [] : [note('right', 'giftFeedback')],
  };
}

function matching(answers: readonly Answer[]): Partial<Row> {
  const lines = answers.map(({ text }) => {
    const at = text.indexOf('->');
    return pairLine(text.slice(0, at).trim(), text.slice(at + 2).trim());
  });
  return { cells: { type: 'matching', options: asLines(lines) }, notes: feedbackNotes(answers, 'options') };
}

const feedbackNotes = (answers: readonly Answer[], field: TableField): CellNote[] =>
  answers.some(({ feedback }) => feedback !== '') ? [note(field, 'giftFeedback')] : [];

function shortText(answers: readonly Answer[]): Partial<Row> {
  const isPartly = answers.some(({ weight }) => weight !== null && weight !== 100);
  return {
    cells: { type: 'shortText', right: asLines(answers.map(({ text }) => text)) },
    notes: feedbackNotes(answers, 'right'),
    ...(isPartly ? problem('right', 'giftWeight') : {}),
  };
}

/** Whether the weights only indicate which answers are right. */
function isEven(answers: readonly Answer[], right: readonly Answer[]): boolean {
  const share = Math.round(100 / right.length);
  return answers.every((answer) => {
    if (answer.weight === null) return true;
    return right.includes(answer) ? Math.abs(answer.weight - share) <= 1 : answer.weight === 0;
  });
}

function choice(answers: readonly Answer[]): Partial<Row> {
  const right = answers.filter(({ isRight, weight }) => isRight || (weight ?? 0) > 0);
  const isSeveral = answers.some(({ weight }) => weight !== null) || right.length > 1;
  const feedback = answers.map((answer) => answer.feedback);
  const notes: CellNote[] = [];
  if (!isEven(answers, right)) notes.push(note('options', 'giftWeights'));
  // Several «=» among «~»: any of them was enough.
  if (answers.filter(({ isRight }) => isRight).length > 1) notes.push(note('right', 'giftSeveral'));
  return {
    cells: {
      type: isSeveral ? 'multiple' : 'single',
      options: asLines(answers.map(({ text }) => text)),
      right: right.map((answer) => `№${answers.indexOf(answer) + 1}`).join(', '),
      feedback: feedback.some((text) => text !== '') ? asLines(feedback.map(lineOrNothing)) : undefined,
    },
    notes,
  };
}

function answersCells(answers: string): Partial<Row> {
  if (answers === '') return { cells: { type: 'openText' } };
  const verdictCells = verdict(answers);
  if (verdictCells) return verdictCells;
  if (answers.startsWith('#')) return numeric(answers);
  const parts = partsAt(answers, '=~').map(answerOf);
  if (parts.length === 0) return { cells: { options: answers }, ...problem('options', 'giftAnswers') };
  if (!parts.every(({ isRight }) => isRight)) return choice(parts);
  return parts.every(({ text }) => text.includes('->')) ? matching(parts) : shortText(parts);
}

/** Reads a gap within the question: the answers are the accepted variants. */
function inGap(block: GiftBlock, answers: string): Partial<Row> {
  const made = answersCells(answers);
  const parts = partsAt(answers, '=~').map(answerOf);
  const isGap = made.cells?.type === 'single' || made.cells?.type === 'shortText';
  const text = `${giftText(block.before)} ___ ${giftText(block.after)}`.trim();
  if (!isGap) return { ...made, cells: { ...made.cells, text } };
  const isChoice = made.cells?.type === 'single';
  const gap = writtenGap(parts.map((part) => ({ text: part.text, isRight: isChoice && part.isRight })));
  const space = (words: string, at: number) => (words.at(at)?.trim() === '' ? ' ' : '');
  const options = [
    betweenGaps(giftText(block.before)) + space(block.before, -1),
    gap,
    space(block.after, 0) + betweenGaps(giftText(block.after)),
  ].join('');
  return {
    cells: { type: 'fillGaps', text, options },
    notes: feedbackNotes(parts, 'options'),
    problems: made.problems ?? [],
  };
}

/** «####» is feedback on the whole question. */
function generalFeedback(answers: string): [string, string] {
  const at = signAt(answers, '####');
  return at === -1 ? [answers.trim(), ''] : [answers.slice(0, at).trim(), giftText(answers.slice(at + 4))];
}

function rowOf(block: GiftBlock): QuestionRow {
  const [answers, explanation] = generalFeedback(block.answers ?? '');
  const text = giftText(block.before);
  const isWithin = block.after.trim() !== '' && block.answers !== null;
  let made: Partial<Row>;
  if (block.isUnclosed) made = problem('options', 'giftUnclosed');
  else if (block.answers === null) made = problem('options', 'giftAnswers');
  else made = isWithin ? inGap(block, answers) : answersCells(answers);
  const notes = [...(made.notes ?? [])];
  if (block.format === 'html' || block.format === 'markdown') {
    notes.push(note('text', 'giftFormat', { format: block.format }));
  }
  const cells: QuestionCells = Object.fromEntries(
    Object.entries({ text, explanation, ...made.cells }).filter(
      ([, cell]) => cell !== undefined && cell !== '',
    ),
  );
  return { number: block.number, cells, problems: made.problems ?? [], notes };
}

/** Whether a text looks like GIFT. */
export const isGift = (text: string): boolean => {
  const open = signAt(text, '{');
  return open !== -1 && signAt(text, '}', open) !== -1;
};

/** Reads the questions of a text in GIFT. Content that cannot be kept is reported for its cells, or for the whole text. */
export function fromGift(text: string): QuestionTable {
  const { blocks, categories } = giftBlocks(text);
  const titles = blocks.filter(({ title }) => title !== '').length;
  const remarks: TableRemark[] = [];
  if (titles > 0) remarks.push({ code: 'giftTitles', params: { count: titles } });
  if (categories.length > 0) {
    const names = categories.map((name) => `«${name}»`).join(', ');
    remarks.push({ code: 'giftCategories', params: { count: categories.length, names } });
  }
  return { rows: blocks.map(rowOf), remarks };
}
