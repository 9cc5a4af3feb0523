import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { emptyTyped, newQuestion } from '../edit/new-question';

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
/** A number with a unit: «3 дня», «50 %»; «15:00» is not one. */
const MEASURE = /(?<![\p{L}\p{N}.,:№/-])\d+(?:[.,]\d+)?(?=\s?[%₽°\p{L}])/gu;
/** The text before a number that makes it a reference: «п. 4», «раздел 2». */
const REFERENCE =
  /(?:^|[^\p{L}])(?:пп?\.|№|пункт\p{L}{0,3}|стат\p{L}{1,3}|раздел\p{L}{0,2}|clause|section)\s?$/iu;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Returns the first sentence with a measure and the measure's position in it. */
function measuredSentence(text: string): { sentence: string; at: number; measure: string } | null {
  for (const { segment } of sentences.segment(text)) {
    const sentence = segment.trim();
    for (const { 0: measure, index } of sentence.matchAll(MEASURE)) {
      if (!REFERENCE.test(sentence.slice(0, index))) return { sentence, at: index, measure };
    }
  }
  return null;
}

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
