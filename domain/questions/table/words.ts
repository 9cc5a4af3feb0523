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

/** As words of tables are compared: spaces, case, «ё» and the signs of a required column do not tell two apart. */
function wordKey(text: string): string {
  const plain = comparableWords(text);
  return plain.endsWith('*') || plain.endsWith(':') ? plain.slice(0, -1).trim() : plain;
}

const keysOf = (word: Word): string[] => [word.ru, word['en-us'], ...word.also].map(wordKey);

/** The names by which they are found; the first that has a name keeps it. */
function index<Name extends string>(names: Readonly<Record<Name, Word>>): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const name in names) for (const key of keysOf(names[name])) if (!found.has(key)) found.set(key, name);
  return found;
}

const fields: Readonly<Record<TableField, Word>> = words.headings;
const types: Readonly<Record<QuestionType, Word>> = words.types;
const byHeading = index(fields);
const byType = index(types);

/** The column that a heading names, in either language. */
export const fieldOf = (heading: string): TableField | undefined => byHeading.get(wordKey(heading));

/** The type of question that a cell names; undefined: none that is known. */
export const typeOf = (text: string): QuestionType | undefined => byType.get(wordKey(text));

/** The heading of a column. */
export const headingOf = (field: TableField, lang: TableLang): string => fields[field][lang];

/** The name of a type. */
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

/** Whether the word says of itself that it is a verdict: «да» may be an answer like any other. */
export const isVerdictWord = (text: string): boolean =>
  [words.true, words.false].some((word) => [word.ru, word['en-us']].map(wordKey).includes(wordKey(text)));

/** How yes and no are written. */
export const yesNo = (is: boolean, lang: TableLang): string => words[is ? 'yes' : 'no'][lang];

/** How a verdict is written. */
export const verdict = (is: boolean, lang: TableLang): string => words[is ? 'true' : 'false'][lang];

const OPTION = /^(?:вариант|вариант ответа|ответ|option|answer|choice)(?: ?\d{1,2}| [a-zа-я])$/u;

/** Whether the column holds one option: «Вариант 3». */
export const isOptionHeading = (heading: string): boolean => OPTION.test(wordKey(heading));
