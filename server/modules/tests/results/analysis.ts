import type { TestItemVerdict } from '@server/graphql/generated/types';
import { type GradedPart, variantsOf } from '../grading/graded-part';
import type { ItemSumRow } from '../tests.tables';

/** Fewer attempts are not meaningful. */
export const ANALYSIS_MIN = 10;

const WHOLE = 10_000;
const HARD = 3_000;
const EASY = 9_500;
const DISCRIMINATING = 1_000;

/** The mean share of the points, in ten-thousandths. */
const facilityOf = ({ n, x }: ItemSumRow, maxPoints: number): number =>
  n === 0 || maxPoints === 0 ? 0 : Math.round((x * WHOLE) / (n * maxPoints));

/** The correlation of the question with all the others, in ten-thousandths; null: all values on one side are the same. */
function discriminationOf({ n, x, y, ...squares }: ItemSumRow): number | null {
  const [xx, yy, xy] = [squares.xx, squares.yy, squares.xy].map(BigInt);
  if (xx === undefined || yy === undefined || xy === undefined) return null;
  // Uses integers: the variance of identical values is exactly 0, whatever the size of the sums.
  const [count, sumX, sumY] = [BigInt(n), BigInt(x), BigInt(y)];
  const varianceX = count * xx - sumX * sumX;
  const varianceY = count * yy - sumY * sumY;
  if (varianceX <= 0n || varianceY <= 0n) return null;
  const together = Number(count * xy - sumX * sumY);
  return Math.round((together * WHOLE) / (Math.sqrt(Number(varianceX)) * Math.sqrt(Number(varianceY))));
}

function verdictsOf(facility: number, discrimination: number | null): TestItemVerdict[] {
  const found: TestItemVerdict[] = [];
  if (facility < HARD) found.push('tooHard');
  if (facility > EASY) found.push('tooEasy');
  if (discrimination !== null && discrimination < DISCRIMINATING) found.push('noDiscrimination');
  if (discrimination !== null && discrimination < 0) found.push('checkKey');
  return found;
}

interface AnalysedQuestion {
  id: string;
  text: string;
  points: number;
  isVoided: boolean;
}

/** Returns the statistics of a question; a question that no longer counts has none. */
export function itemFigures(sums: ItemSumRow, { id, text, points, isVoided }: AnalysedQuestion) {
  const facility = facilityOf(sums, points);
  const discrimination = isVoided ? null : discriminationOf(sums);
  const verdicts = isVoided ? [] : verdictsOf(facility, discrimination);
  return { questionId: id, text, isVoided, count: sums.n, facility, discrimination, verdicts };
}

/** Returns the statistics of a version's questions in their order; those without answers are left out. */
export function analysedItems(
  part: GradedPart,
  sums: readonly ItemSumRow[],
): ReturnType<typeof itemFigures>[] {
  const byId = new Map(sums.map((row) => [row.questionId, row]));
  return part.questions.flatMap((question) => {
    const row = byId.get(question.id);
    return row ? [itemFigures(row, { ...question, isVoided: variantsOf(part, question).length === 0 })] : [];
  });
}
