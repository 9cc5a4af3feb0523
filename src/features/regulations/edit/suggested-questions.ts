import { measuredSentence } from '@domain/questions/measured-sentence';
import limits from '@graphql/limits.json';
import { uuid } from '@src/lib/uuid';
import type { Clause } from '../api';
import type { QuestionValues } from './questions-form';

/** How many questions are suggested at most. */
const SUGGESTED_MAX = 3;
const GAP = '…';

/** Two other numbers near this one, written with as many decimals: half of it or less, and twice as much. */
function otherMeasures(measure: string): string[] {
  const decimals = /[.,](\d+)$/.exec(measure)?.[1]?.length ?? 0;
  const value = Number(measure.replace(',', '.'));
  const written = (other: number) => {
    const text = other.toFixed(decimals);
    return measure.includes(',') ? text.replace('.', ',') : text;
  };
  const less = written(value / 2);
  const others = [less, written(value * 2), written(value * 3)];
  return others.filter((other) => other !== measure && Number(other.replace(',', '.')) > 0).slice(0, 2);
}

/**
 * Suggests questions about the first clauses that state a number with a unit: which number is missing in the sentence. The correct
 * answer is the clause's own number; the author reviews the questions before saving them.
 */
export function suggestedQuestions(
  clauses: readonly Pick<Clause, 'id' | 'text'>[],
  textOf: (sentence: string) => string,
): QuestionValues[] {
  return clauses
    .flatMap(({ id, text }) => {
      const found = measuredSentence(text);
      if (found === null) return [];
      const { sentence, at, measure } = found;
      const asked = textOf(`${sentence.slice(0, at)}${GAP}${sentence.slice(at + measure.length)}`);
      if (asked.length > limits.questionText) return [];
      // The correct one is not always the first: the options are in ascending order.
      const options = [measure, ...otherMeasures(measure)]
        .map((option) => ({ id: uuid(), text: option, isRight: option === measure }))
        .sort((left, right) => Number(left.text.replace(',', '.')) - Number(right.text.replace(',', '.')));
      const kind = 'single' as const;
      return [{ id: uuid(), kind, text: asked, explanation: '', clauseId: id, options }];
    })
    .slice(0, SUGGESTED_MAX);
}
