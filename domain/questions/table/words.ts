import type { QuestionType } from '../question';
import { comparableWords } from '../typed-text';
import type { TableField } from './cells';
import words from './words.json';

export type TableLang = 'ru' | 'en-us';

interface Word {
  readonly ru: string;
  readonly 'en-us': string;
  readonly also: readonly string[];
}

/** Returns the form of a word for comparison: ignores spaces, case, the difference of «ё» and the signs of a required column. */
function wordKey(text: string): string {
  const plain = comparableWords(text);
  return plain.endsWith('*') || plain.endsWith(':') ? plain.slice(0, -1).trim() : plain;
}

const keysOf = (word: Word): string[] => [word.ru, word['en-us'], ...word.also].map(wordKey);

/** Indexes names for lookup; the first one with a key keeps it. */
function index<Name extends string>(names: Readonly<Record<Name, Word>>): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const name in names) for (const key of keysOf(names[name])) if (!found.has(key)) found.set(key, name);
  return found;
}

const fields: Readonly<Record<TableField, Word>> = words.headings;
const types: Readonly<Record<QuestionType, Word>> = words.types;
const byHeading = index(fields);
const byType = index(types);

/** Returns the column of a heading, in either language. */
export const fieldOf = (heading: string): TableField | undefined => byHeading.get(wordKey(heading));

/** Returns the type of question in a cell; undefined: unknown. */
export const typeOf = (text: string): QuestionType | undefined => byType.get(wordKey(text));

/** Returns the heading of a column. */
export const headingOf = (field: TableField, lang: TableLang): string => fields[field][lang];

/** Returns the name of a type. */
export const typeName = (type: QuestionType, lang: TableLang): string => types[type][lang];

const answers = { yes: keysOf(words.yes), no: keysOf(words.no) };
const verdicts = { true: keysOf(words.true), false: keysOf(words.false) };

function oneOf(text: string, yes: readonly string[], no: readonly string[]): boolean | null {
  const key = wordKey(text);
  if (yes.includes(key)) return true;
  return no.includes(key) ? false : null;
}

/** «Да», «no»; null: neither. */
export const readYesNo = (text: string): boolean | null => oneOf(text, answers.yes, answers.no);

/** «Верно», «false»; null: neither. */
export const readVerdict = (text: string): boolean | null => oneOf(text, verdicts.true, verdicts.false);

/** Whether the word is clearly a verdict: «да» can be an ordinary answer. */
export const isVerdictWord = (text: string): boolean =>
  [words.true, words.false].some((word) => [word.ru, word['en-us']].map(wordKey).includes(wordKey(text)));

/** Returns the word for yes or no. */
export const yesNo = (is: boolean, lang: TableLang): string => words[is ? 'yes' : 'no'][lang];

/** Returns the word for a verdict. */
export const verdict = (is: boolean, lang: TableLang): string => words[is ? 'true' : 'false'][lang];

const OPTION = /^(?:вариант|вариант ответа|ответ|option|answer|choice)(?: ?\d{1,2}| [a-zа-я])$/u;

/** Whether the column contains one option: «Вариант 3». */
export const isOptionHeading = (heading: string): boolean => OPTION.test(wordKey(heading));
