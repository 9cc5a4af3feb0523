import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { enUS } from 'date-fns/locale/en-US';
import { ru } from 'date-fns/locale/ru';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { serialDay } from '@server/spreadsheets/serial-days';
import { enumTexts } from '@server/texts';
import { USER_STATUSES, type UserStatus } from '@domain/user-statuses';
import { nameKey } from './fields';

const STATUS_LANGS = ['ru', 'en-us'] as const;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/;
const WORDS = /\p{L}{3,}/u;
/** Words that people write after a date. */
const YEAR_WORD = /(?<!\s)\s*(?:года|год|г)\.?$/i;
/** «24» in a date of birth or hiring is 2024, «85» is 1985. */
const CENTURY_BORDER = 50;

function calendarDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 1900 && year <= 2200 ? at.toISOString().slice(0, 10) : null;
}

const fullYear = (text: string): number => {
  const year = Number(text);
  if (text.length === 4) return year;
  return year + (year < CENTURY_BORDER ? 2000 : 1900);
};

function dayInWords(text: string): string | null {
  const clean = text
    .replaceAll(/[«»",]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const [locale, formats] of [
    [ru, ['d MMMM yyyy', 'd MMM yyyy', 'd LLLL yyyy']],
    [enUS, ['d MMMM yyyy', 'd MMM yyyy', 'MMMM d yyyy', 'MMM d yyyy']],
  ] as const) {
    for (const format of formats) {
      const at = parse(clean, format, new Date(0), { locale });
      if (isValid(at)) return calendarDay(at.getFullYear(), at.getMonth() + 1, at.getDate());
    }
  }
  return null;
}

/**
 * Returns a day in any usual notation: «05.03.2024», «5.3.24», «5 марта 2024 г.», «March 5, 2024», 2024-03-05, or the serial
 * number of a spreadsheet. The day precedes the month. Null: not a day.
 */
export function readDay(given: string, is1904 = false): string | null {
  const text = given.trim().replace(YEAR_WORD, '').trim();
  const iso = ISO.exec(text);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers;
    return calendarDay(fullYear(year), Number(second), Number(first));
  }
  if (/^\d{4,5}(\.\d+)?$/.test(text)) return serialDay(Number(text), is1904);
  return WORDS.test(text) ? dayInWords(text) : null;
}

/** Returns one form for «8 (912) 345-67-89», «9123456789» and «+7 912 3456789»: +79123456789. Null: not a phone number. */
export function readPhone(given: string): string | null {
  // An extension such as «доб. 12» is only for dialing; the rest is the person's number.
  const [text = ''] = given.split(/доб|вн|ext|[#;,/]/i);
  const phone = parsePhoneNumberFromString(text, 'RU');
  return phone?.isPossible() ? phone.number : null;
}

const SEXES: Readonly<Record<string, 'male' | 'female'>> = {
  м: 'male',
  муж: 'male',
  мужской: 'male',
  мужчина: 'male',
  male: 'male',
  m: 'male',
  man: 'male',
  ж: 'female',
  жен: 'female',
  женский: 'female',
  женщина: 'female',
  female: 'female',
  f: 'female',
  woman: 'female',
};

/** Null: neither. */
export function readSex(given: string): 'male' | 'female' | null {
  return SEXES[given.toLowerCase().replace(/\.$/, '')] ?? null;
}

/** Separators of several values in one cell. */
const SEPARATORS = /[,;\n]+/;

/** Splits «Excel, 1С; касса» into its parts. */
export function readList(given: string): string[] {
  return given
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean);
}

const STATUS_WORDS: Readonly<Record<string, UserStatus>> = {
  'до выхода': 'preboarding',
  'pre-boarding': 'preboarding',
  принят: 'working',
  работает: 'working',
  работающий: 'working',
  активен: 'working',
  действующий: 'working',
  active: 'working',
  отпуск: 'vacation',
  больничный: 'sickLeave',
  болеет: 'sickLeave',
  адаптация: 'adaptation',
  'испытательный срок': 'adaptation',
  'на испытательном сроке': 'adaptation',
  probation: 'adaptation',
  уволена: 'dismissed',
  'уволен(а)': 'dismissed',
  архив: 'dismissed',
  'в архиве': 'dismissed',
  terminated: 'dismissed',
  archived: 'dismissed',
};

/** Returns the status for «Работает», «В отпуске», «Dismissed», or the terms of HR programs. Null: not a status. */
export function readStatus(given: string): UserStatus | null {
  const text = nameKey(given);
  const named = USER_STATUSES.find((status) =>
    STATUS_LANGS.some((lang) => nameKey(enumTexts(lang)[`userStatusTypes.${status}`] ?? '') === text),
  );
  return named ?? STATUS_WORDS[text] ?? null;
}

const LEVEL = /\((\d+)\/\d+\)$/;

/** Reads «Погрузчик (4/5)» as written by an export, or a bare name without a level. */
export function readSkill(given: string): { name: string; level: number | null } {
  const found = LEVEL.exec(given);
  const name = given.slice(0, found?.index).trim();
  if (!found || name === '') return { name: given, level: null };
  return { name, level: Number(found[1]) };
}

const GOAL = /^(.+?)(?:,\s*(?:до|by)\s+(\d{1,2}[./]\d{1,2}[./]\d{4}))?,\s*(\d{1,3})\s*%$/;

/** Reads «Стать мастером, до 01.05.2027, 40 %» as written by an export, or only the text. */
export function readGoal(given: string): { text: string; dueAt: string | null; progress: number } {
  const [, text = given, due = '', progress = '0'] = GOAL.exec(given) ?? [];
  const [month = '', day = '', year = ''] = due.split('/');
  // English exports put the month first.
  const dueAt = due.includes('/') ? readDay(`${year}-${month}-${day}`) : readDay(due);
  return { text, dueAt, progress: Number(progress) };
}

export interface PersonName {
  nameFirst: string;
  nameMiddle: string;
  nameSecond: string;
}

const PATRONYMIC = /(вич|вна|ична|оглы|кызы)$/i;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Reads «Смирнова Анна Петровна», «Анна Петровна Смирнова», «Анна», «Ann Smith». */
export function readName(given: string): PersonName {
  const words = given.split(/\s+/).filter(Boolean);
  const [one = '', two = '', ...rest] = words;
  if (words.length <= 1) return { nameFirst: one, nameMiddle: '', nameSecond: '' };
  const isPatronymicSecond = words.length === 3 && PATRONYMIC.test(two);
  if (isPatronymicSecond) return { nameFirst: one, nameMiddle: two, nameSecond: rest.join(' ') };
  if (CYRILLIC.test(given)) return { nameSecond: one, nameFirst: two, nameMiddle: rest.join(' ') };
  const last = words.at(-1) ?? '';
  return { nameFirst: one, nameMiddle: words.slice(1, -1).join(' '), nameSecond: last };
}
