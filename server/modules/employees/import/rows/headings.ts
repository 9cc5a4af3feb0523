import { distance as lettersBetween } from 'fastest-levenshtein';
import type { EmployeeImportField } from '@server/graphql/generated/types';
import { documentText } from '@server/texts';
import { COLUMNS } from '../../export/people-export.columns';
import { IMPORT_FIELDS } from '@domain/employee-import';
import { type ImportColumn, nameKey } from './fields';
import headings from './headings.json';
import { readDay, readPhone } from './values';

interface Guess {
  field: EmployeeImportField;
  confidence: number;
}

/** Percent. */
const EXACT = 100;
const WITHIN = 80;
const MISTYPED = 70;
const BY_CONTENT = 60;
/** The minimum share of samples that must match. */
const MIN_SHARE = 0.6;
/** The heading of a table is among this many first rows. */
const HEADING_ROWS = 20;
const SAMPLES = 3;
const CONTENT_ROWS = 30;

const plain = (text: string): string =>
  nameKey(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

const LANGS = ['ru', 'en-us'] as const;
const isImported = (key: string): key is EmployeeImportField => IMPORT_FIELDS.some((field) => field === key);
/** The column titles of an export. */
const exported = COLUMNS.flatMap(({ key }) =>
  LANGS.map((lang) => ({ key, heading: plain(documentText(lang, `people.${key}`)) })),
);
/** What tables of other programs call the fields. */
const otherHeadings = new Map<string, readonly string[]>(Object.entries(headings));
const exact = new Map<string, EmployeeImportField>([
  ...exported.flatMap(({ key, heading }) => (isImported(key) ? [[heading, key] as const] : [])),
  ...IMPORT_FIELDS.flatMap((field) =>
    (otherHeadings.get(field) ?? []).map((heading) => [heading, field] as const),
  ),
]);
/** Export columns with values computed or decided elsewhere: never taken for another field. */
const exportOnly: ReadonlySet<string> = new Set(
  exported.flatMap(({ key, heading }) => (isImported(key) ? [] : [heading])),
);
/** Within a longer heading these words have another meaning: «Источник финансирования». */
const ALONE: ReadonlySet<string> = new Set(['источник', 'source']);
/** The longest first: «дата окончания испытательного срока» before «испытательный срок». */
const within = [...exact]
  .filter(([heading]) => heading.length > 3 && !ALONE.has(heading))
  .sort(([a], [b]) => b.length - a.length);

/** Returns how many letters of a heading may be wrong: in a short one another letter makes another word. */
function lettersOff({ length }: string): number {
  if (length < 5) return 0;
  return length < 7 ? 1 : 2;
}

/** «Телефн», «Фамлия», «Должнсть»: returns the intended field of a mistyped heading if it is close to only one. */
function guessByTypo(text: string): Guess | null {
  let least = lettersOff(text) + 1;
  let fields = new Set<EmployeeImportField>();
  for (const [heading, field] of exact) {
    if (Math.abs(heading.length - text.length) > least) continue;
    const distance = lettersBetween(heading, text);
    if (distance > Math.min(least, lettersOff(heading))) continue;
    if (distance < least) fields = new Set();
    least = distance;
    fields.add(field);
  }
  const [field] = fields;
  return field && fields.size === 1 ? { field, confidence: MISTYPED } : null;
}

/** Returns the field of a heading, if it is recognized. */
function guessByTitle(title: string): Guess | null {
  const text = plain(title);
  if (text === '') return null;
  const field = exact.get(text);
  if (field) return { field, confidence: EXACT };
  const found = within.find(([heading]) => ` ${text} `.includes(` ${heading} `));
  return found ? { field: found[1], confidence: WITHIN } : guessByTypo(text);
}

const PATRONYMIC = /(вич|вна|ична|оглы|кызы)$/i;

const CONTENTS: readonly [EmployeeImportField, (text: string) => boolean][] = [
  ['email', (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)],
  ['phone', (text) => /^[+\d][\d\s()+-]{9,}$/.test(text) && readPhone(text) !== null],
  ['nameFull', (text) => /^\p{Lu}\S+ \p{Lu}\S+ \p{Lu}\S+$/u.test(text) && PATRONYMIC.test(text)],
  ['sex', (text) => /^(м|ж|муж|жен|мужской|женский|male|female)\.?$/i.test(text)],
];

function birthOrStart(texts: readonly string[], today: string): EmployeeImportField | null {
  const days = texts.flatMap((text) => readDay(text) ?? []);
  if (days.length === 0 || days.length < texts.length * MIN_SHARE) return null;
  const border = `${Number(today.slice(0, 4)) - 16}`;
  return days.filter((day) => day < border).length > days.length / 2 ? 'dateBirth' : 'dateJobStart';
}

function guessByContent(texts: readonly string[], today: string): Guess | null {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return null;
  const looks = CONTENTS.find(([, test]) => given.filter(test).length >= given.length * MIN_SHARE);
  const field = looks?.[0] ?? birthOrStart(given, today);
  return field ? { field, confidence: BY_CONTENT } : null;
}

/** Keeps one column per field: the one with the highest confidence, otherwise the first. */
function settle(columns: ImportColumn[]): ImportColumn[] {
  const best = new Map<EmployeeImportField, ImportColumn>();
  for (const column of columns) {
    const other = column.field && best.get(column.field);
    if (column.field && (!other || other.confidence < column.confidence)) best.set(column.field, column);
  }
  const hasParts = best.has('nameSecond') && best.has('nameFirst');
  return columns.map((column) => {
    const isBest = column.field !== null && best.get(column.field) === column;
    const isNeedless = column.field === 'nameFull' && hasParts;
    return isBest && !isNeedless ? column : { ...column, field: null, confidence: 0 };
  });
}

const recognized = (cells: readonly string[]): number =>
  cells.filter((cell) => guessByTitle(cell)?.confidence === EXACT).length;

/** If every heading is mistyped, at least this many in one row still identify it as the heading. */
const FEWEST_MISTYPED = 2;

function mistyped(cells: readonly string[]): number {
  const count = cells.filter((cell) => guessByTitle(cell)?.confidence === MISTYPED).length;
  return count < FEWEST_MISTYPED ? 0 : count;
}

/** Whether the row is the lower one of two heading rows: the upper one spans what the lower one distinguishes. */
function isSecondHeading(cells: readonly string[] | undefined): cells is readonly string[] {
  if (!cells) return false;
  const given = cells.filter((cell) => cell !== '');
  return given.length > 0 && recognized(given) >= Math.max(1, given.length * MIN_SHARE);
}

function joinTitles(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above = '', below = ''] = [upper[index], lower[index]];
    return below !== '' && guessByTitle(below) ? below : [above, below].filter(Boolean).join(' ');
  });
}

export interface Heading {
  titles: string[];
  /** The number of first rows that are not people: the heading and everything above it. */
  skip: number;
}

/** Finds the heading among a table's first rows; without one the columns have no titles. */
export function findHeading(rows: readonly (readonly string[])[]): Heading {
  const leader = rows.slice(0, HEADING_ROWS);
  const exactly = leader.map(recognized);
  const scores = exactly.some((score) => score > 0) ? exactly : leader.map(mistyped);
  const most = Math.max(0, ...scores);
  const at = scores.indexOf(most);
  const first = leader[at];
  if (!first || most === 0) return { titles: [], skip: 0 };
  const above = leader[at - 1];
  const below = leader[at + 1];
  if (isSecondHeading(below)) return { titles: joinTitles(first, below), skip: at + 2 };
  if (above && recognized(above) > 0) return { titles: joinTitles(above, first), skip: at + 1 };
  return { titles: [...first], skip: at + 1 };
}

/** Returns the columns of a table with the guessed fields. */
export function guessColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  today: string,
): ImportColumn[] {
  const width = Math.max(titles.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index): ImportColumn => {
    const texts = rows.slice(0, CONTENT_ROWS).map((cells) => cells[index] ?? '');
    const title = titles[index] ?? '';
    const guess = exportOnly.has(plain(title)) ? null : (guessByTitle(title) ?? guessByContent(texts, today));
    const samples = texts.filter((text) => text !== '').slice(0, SAMPLES);
    return { title, samples, field: guess?.field ?? null, confidence: guess?.confidence ?? 0 };
  });
  return settle(columns);
}
