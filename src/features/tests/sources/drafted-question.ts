import { measuredSentence } from '@domain/questions/measured-sentence';
import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { emptyTyped, newQuestion } from '../question/new-question';

/** A clause for drafting questions. */
export interface SourceClause {
  id: string;
  number: string;
  text: string;
}

/** The texts of drafted questions in the author's language. */
export interface DraftWords {
  gaps: string;
  about: (number: string) => string;
}

const GAP = 'g1';

const cut = (text: string, max: number): string => text.trim().slice(0, max);

/**
 * Drafts a question about a clause for an author to review. If the clause contains a measure, its sentence becomes a question
 * with a gap in the measure's place; otherwise the text and options are left to the author. A correct answer is never invented.
 */
export function draftedQuestion(
  { number, text }: SourceClause,
  source: QuestionSource,
  words: DraftWords,
): AnyQuestion {
  const explained = { explanation: cut(text, limits.testExplanation), feedback: {} };
  const found = measuredSentence(text);
  if (found === null || found.sentence.length + GAP.length + 4 > limits.testQuestionText) {
    return { ...newQuestion('single'), text: words.about(number), explained, source };
  }
  const { sentence, at, measure } = found;
  const gapped = `${sentence.slice(0, at)}{{${GAP}}}${sentence.slice(at + measure.length)}`;
  return {
    ...newQuestion('fillGaps'),
    type: 'fillGaps',
    text: words.gaps,
    task: { text: gapped, gaps: [{ id: GAP, options: null }] },
    key: { gaps: [{ id: GAP, typed: { ...emptyTyped, variants: [measure] } }] },
    explained,
    source,
  };
}
