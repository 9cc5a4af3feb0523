import type { QuestionRow, QuestionTable } from './cells';
import { asLines } from './escapes';

// Aiken: a question in one or more lines, options «A. …» or «A) …», each on its own line, «ANSWER: B» at the end.

const OPTION = /^([A-ZА-ЯЁ])[.)]\s*(\S.*)$/u;
const ANSWER = /^(?:ANSWER|ОТВЕТ)\s*:(.*)$/iu;
/** Cyrillic letters that look like Latin ones, because people type what they see. */
const ALIKE = new Map(Array.from('АВСЕНКМОРТХ', (sign, index) => [sign, 'ABCEHKMOPTX'.charAt(index)]));

const letterKey = (letter: string): string => {
  const upper = letter.toUpperCase();
  return ALIKE.get(upper) ?? upper;
};

interface Block {
  number: number;
  text: string[];
  letters: string[];
  options: string[];
}

const empty = (number: number): Block => ({ number, text: [], letters: [], options: [] });

/** Returns the right options by their numbers; a letter without an option stays unchanged and is reported later. */
const rightOf = ({ letters }: Block, answer: string): string[] =>
  answer
    .split(/[,;\s]/)
    .filter((letter) => letter !== '')
    .map((letter) => {
      const at = letters.indexOf(letterKey(letter));
      return at === -1 ? letter : `№${at + 1}`;
    });

function rowOf(block: Block, answer: string): QuestionRow {
  const right = rightOf(block, answer);
  const cells = {
    text: block.text.join('\n'),
    options: asLines(block.options),
    right: right.join(', '),
    type: right.length > 1 ? 'multiple' : 'single',
  };
  return { number: block.number, cells, problems: [], notes: [] };
}

const isEmpty = ({ text, options }: Block): boolean => text.length + options.length === 0;

/** Whether a text looks like Aiken. */
export const isAiken = (text: string): boolean => {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.some((line) => ANSWER.test(line)) && lines.some((line) => OPTION.test(line));
};

/** The state of reading line by line. */
interface Reading {
  rows: QuestionRow[];
  block: Block;
}

function endBlock(reading: Reading, answer: string, next: number): void {
  if (!isEmpty(reading.block)) reading.rows.push(rowOf(reading.block, answer));
  reading.block = empty(next);
}

function takeOption({ block }: Reading, [, letter = '', text = '']: RegExpExecArray): void {
  block.letters.push(letterKey(letter));
  block.options.push(text);
}

/** Reads a line of the question itself; after options, it begins the next question, and the previous one has no answer. */
function takeText(reading: Reading, line: string, number: number): void {
  if (reading.block.options.length > 0) endBlock(reading, '', number);
  if (isEmpty(reading.block)) reading.block.number = number;
  reading.block.text.push(line);
}

function takeLine(reading: Reading, line: string, number: number): void {
  const answer = ANSWER.exec(line);
  const option = OPTION.exec(line);
  if (answer) endBlock(reading, answer[1]?.trim() ?? '', number + 1);
  else if (option && reading.block.text.length > 0) takeOption(reading, option);
  else if (line !== '') takeText(reading, line, number);
}

/** Reads the questions of a text in Aiken. A question without an answer becomes a row without one. */
export function fromAiken(text: string): QuestionTable {
  const reading: Reading = { rows: [], block: empty(1) };
  text.split('\n').forEach((line, index) => takeLine(reading, line.trim(), index + 1));
  endBlock(reading, '', 0);
  return { rows: reading.rows, remarks: [] };
}
