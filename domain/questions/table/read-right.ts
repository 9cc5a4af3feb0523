import type { Option } from '../question';
import { comparableText } from '../typed-text';
import { linesOf, splitAt } from './escapes';
import type { RowReading } from './reading';

const NUMBER = /^[№#]?\s?(\d{1,3})$/u;
const LETTER = /^([a-zа-яё])[).]?$/iu;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** The letters used in lists: without «ё» and «й». */
const CYRILLIC = 'абвгдежзиклмнопрстуфхцчшщэюя';
/** They look like a Latin letter at another position in the alphabet. */
const ALIKE = 'авекмнорстух';

interface Found {
  option: Option;
  /** It could have another meaning. */
  isDoubtful: boolean;
}

function byNumber(token: string, options: readonly Option[]): Found | null {
  const number = Number(NUMBER.exec(token)?.[1]);
  const option = options[number - 1];
  if (!option) return null;
  const isPlain = token === String(number);
  const isDoubtful =
    isPlain && options.some((item) => item !== option && comparableText(item.text) === token);
  return { option, isDoubtful };
}

function byLetter(token: string, options: readonly Option[]): Found | null {
  const letter = LETTER.exec(token)?.[1]?.toLowerCase();
  if (letter === undefined) return null;
  const option = options[LATIN.includes(letter) ? LATIN.indexOf(letter) : CYRILLIC.indexOf(letter)];
  return option ? { option, isDoubtful: ALIKE.includes(letter) && letter !== 'а' } : null;
}

function byText(token: string, options: readonly Option[]): Found | null {
  const text = comparableText(token);
  const option = options.find((option) => comparableText(option.text) === text);
  return option ? { option, isDoubtful: false } : null;
}

const find = (token: string, options: readonly Option[]): Found | null =>
  byNumber(token, options) ?? byText(token, options) ?? byLetter(token, options);

/** Returns the items named in a cell: each line, or the parts between commas if at least one of them is known. */
function tokensOf(cell: string, options: readonly Option[]): string[] {
  const lines = linesOf(cell);
  const [line = ''] = lines;
  if (lines.length > 1 || byText(line, options)) return lines;
  const tokens = splitAt(line, ',;')
    .map((token) => token.trim())
    .filter((token) => token !== '');
  return tokens.length > 1 && tokens.some((token) => find(token, options)) ? tokens : lines;
}

/** Returns the options in the cell of right answers: by number, letter or text. */
export function readRight(reading: RowReading, options: readonly Option[]): Option[] {
  const cell = reading.cell('right');
  return tokensOf(cell, options).flatMap((token) => {
    const found = find(token, options);
    if (!found) {
      reading.problem('right', 'rightUnknown', { text: token });
      return [];
    }
    const { option, isDoubtful } = found;
    if (isDoubtful) reading.note('right', 'readAs', { text: token, option: option.text });
    return option;
  });
}
