/** Depth of the numbering: «1», «1.1», «1.1.1», «1.1.1.1». */
export const LEVEL_MAX = 4;

/**
 * A number that a document brought along: «2.4», «II», «II.3», «2/1»; «0»: what stands before its first number. Before the
 * slash stands the section in which clause 1 is, since «2.1» would be another clause.
 */
export const OWN_NUMBER =
  /^(?:[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,4}\/)?(?:0|[1-9]\d{0,2}|[IVXLC]{1,7})(?:\.[1-9]\d{0,2}){0,4}$/;

/** What the number of a clause is counted from. `ownNumber`: kept from an imported document, where counting gives another. */
export interface NumberedClause {
  level: number;
  ownNumber?: string | null;
}

/**
 * Levels as they may stand under each other: the first clause is of level 1, and none is more than one level
 * below the clause before it.
 */
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

/** «XIV» as 14. */
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

/** What follows «2.4» is «2.5», what follows «II» is «III», what follows «2/1» is «2/2». */
function following(number: string): string {
  const parts = number.split(/([./])/);
  const last = parts.pop() ?? '';
  const next = /^\d/.test(last) ? String(Number(last) + 1) : roman(romanValue(last) + 1);
  return [...parts, next].join('');
}

/**
 * The number that a clause of this level gets by counting.
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
 * The number as it stands beside the clause: «1» for the clauses «II.1» of section «II» and «2/1» of section «2», as documents
 * are numbered that begin anew in every section. Away from the section, in a sentence or a list of changes, a clause is named
 * in full.
 */
export function numberBeside(number: string): string {
  return number.replace(WITHIN_SECTION, '');
}

/** Numbers of clauses, «2.1.3», in their order: each counts on from the one before it, unless it has a number of its own. */
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
