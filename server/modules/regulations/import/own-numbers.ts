import { countedNumber, numberClauses, OWN_NUMBER } from '@domain/clause-levels';

/** A clause with its number in the document. `depth`: of a typed number; null for a section's number and without a number. */
interface NumberedStart {
  level: number;
  number: string | null;
  depth: number | null;
}

const isUnique = (numbers: readonly string[]): boolean => new Set(numbers).size === numbers.length;

/**
 * Returns each wanted number, or null where counting applies: because it gives the same number, or because an earlier clause has
 * the wanted one.
 */
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
 * Returns «3» below section «II» as «II.3», below section «2» as «2/3»; how deep the clause is beyond its own number determines
 * how much is prefixed.
 */
function withinSection({ level, number, depth }: NumberedStart, path: readonly string[]): string | null {
  if (number === null || depth === null || level <= depth) return number;
  const section = path[level - depth - 1] ?? '';
  return `${section}${ROMAN.test(section) ? '.' : '/'}${number}`;
}

/**
 * Returns the numbers of a document that counting does not produce: gaps, a first number that is not 1, a skipped level, Roman
 * numerals, numbering that continues across sections. Where numbering restarts in every section, «1» below section «II» is
 * «II.1», below section «2» it is «2/1», because a clause is identified by its number alone. Of two clauses with the same number,
 * the second is counted.
 */
export function ownNumbers(starts: readonly NumberedStart[]): (string | null)[] {
  const asWritten = differing(starts, ({ number }) => number);
  const shown = numberClauses(starts.map(({ level }, index) => ({ level, ownNumber: asWritten[index] })));
  const isKept = starts.every(({ number }, index) => number === null || shown[index] === number);
  return isKept && isUnique(shown) ? asWritten : differing(starts, withinSection);
}
