/** Depth of the numbering: «1», «1.1», «1.1.1», «1.1.1.1». */
export const LEVEL_MAX = 4;

/**
 * A number given in a document: «2.4», «II», «II.3», «2/1»; «0»: the text before its first number. The part before the slash is
 * the section that contains clause 1, because «2.1» would be another clause.
 */
export const OWN_NUMBER =
  /^(?:[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,4}\/)?(?:0|[1-9]\d{0,2}|[IVXLC]{1,7})(?:\.[1-9]\d{0,2}){0,4}$/;

/**
 * The data from which the number of a clause is counted. `ownNumber`: kept from an imported document, where counting gives
 * another number.
 */
export interface NumberedClause {
  level: number;
  ownNumber?: string | null;
}

/** Corrects levels: the first clause is of level 1, and none is more than one level below the clause before it. */
export function normalizeLevels(levels: readonly number[]): number[] {
  let previous = 0;
  return levels.map((level) => {
    previous = Math.max(1, Math.min(level, previous + 1, LEVEL_MAX));
    return previous;
  });
}

const ROMAN: readonly (readonly [string, number])[] = [
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** Returns «XIV» as 14. */
export function romanValue(text: string): number {
  const digits = new Map(ROMAN);
  const values = [...text].map((letter) => digits.get(letter) ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [letters, worth] of ROMAN) {
    while (rest >= worth) {
      text += letters;
      rest -= worth;
    }
  }
  return text;
}

/** Returns the next number: «2.5» after «2.4», «III» after «II», «2/2» after «2/1». */
function following(number: string): string {
  const parts = number.split(/([./])/);
  const last = parts.pop() ?? '';
  const next = /^\d/.test(last) ? String(Number(last) + 1) : roman(romanValue(last) + 1);
  return [...parts, next].join('');
}

/**
 * Returns the number that a clause of this level gets by counting.
 * @param path numbers of the clause before it and of those above that one, by level
 */
export function countedNumber(path: readonly string[], level: number): string {
  const before = path[level - 1];
  if (before !== undefined) return following(before);
  const above = path[level - 2];
  return above === undefined ? '1' : `${above}.1`;
}

const WITHIN_SECTION = /^(?:[IVXLC]+\.(?=\d)|[^/]+\/)/;

/**
 * Returns the number displayed next to the clause: «1» for the clauses «II.1» of section «II» and «2/1» of section «2», as in
 * documents whose numbering restarts in every section. Elsewhere, in a sentence or a list of changes, a clause has its full
 * number.
 */
export function numberBeside(number: string): string {
  return number.replace(WITHIN_SECTION, '');
}

/**
 * Returns the numbers of clauses, «2.1.3», in their order: each continues from the one before it, unless it has its own number.
 */
export function numberClauses(clauses: readonly NumberedClause[]): string[] {
  const path: string[] = [];
  const levels = normalizeLevels(clauses.map(({ level }) => level));
  return clauses.map(({ ownNumber }, index) => {
    const level = levels[index] ?? 1;
    const number = ownNumber ?? countedNumber(path, level);
    path.splice(level - 1, path.length, number);
    return number;
  });
}
