import { countedNumber, numberClauses, OWN_NUMBER } from '@domain/clause-levels';

/** A clause with the number that its document gives it. `depth`: of a typed number; null of a section's, and without one. */
interface NumberedStart {
  level: number;
  number: string | null;
  depth: number | null;
}

const isUnique = (numbers: readonly string[]): boolean => new Set(numbers).size === numbers.length;

/** Each number as wanted, unless a clause before has it: then it is counted. Null: what counting gives. */
function differing(
  starts: readonly NumberedStart[],
  wanted: (start: NumberedStart, path: string[]) => string | null,
) {
  const path: string[] = [];
  const taken = new Set<string>();
  return starts.map((start) => {
    const counted = countedNumber(path, start.level);
    const own = wanted(start, path);
    const isOwn = own !== null && own !== counted && OWN_NUMBER.test(own) && !taken.has(own);
    const number = isOwn ? own : counted;
    taken.add(number);
    path.splice(start.level - 1, path.length, number);
    return isOwn ? own : null;
  });
}

const ROMAN = /^[IVXLC]+$/;

/**
 * «3» below section «II» as «II.3», below section «2» as «2/3»: how deep it stands beyond its own number says how much goes
 * before it.
 */
function withinSection({ level, number, depth }: NumberedStart, path: readonly string[]): string | null {
  if (number === null || depth === null || level <= depth) return number;
  const section = path[level - depth - 1] ?? '';
  return `${section}${ROMAN.test(section) ? '.' : '/'}${number}`;
}

/**
 * The numbers of a document that counting does not give: gaps, a first number that is not 1, a level left out, Roman ones,
 * clauses that count on through sections. Where numbers begin anew in every section, «1» below section «II» is «II.1», below
 * section «2» it is «2/1»: a clause is named by its number alone. Of two clauses of one number the second is counted.
 */
export function ownNumbers(starts: readonly NumberedStart[]): (string | null)[] {
  const asWritten = differing(starts, ({ number }) => number);
  const shown = numberClauses(starts.map(({ level }, index) => ({ level, ownNumber: asWritten[index] })));
  const isKept = starts.every(({ number }, index) => number === null || shown[index] === number);
  return isKept && isUnique(shown) ? asWritten : differing(starts, withinSection);
}
