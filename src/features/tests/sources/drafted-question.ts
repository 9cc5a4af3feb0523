import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { emptyTyped, newQuestion } from '../edit/new-question';

/** A clause that questions are drafted from. */
export interface SourceClause {
  id: string;
  number: string;
  text: string;
}

/** The words of questions that are drafted, in the author's language. */
export interface DraftWords {
  gaps: string;
  about: (number: string) => string;
}

const GAP = 'g1';
/** A number that something is measured in: «3 дня», «50 %», «15:00» is not one. */
const MEASURE = /(?<![\p{L}\p{N}.,:№/-])\d+(?:[.,]\d+)?(?=\s?[%₽°\p{L}])/gu;
/** What a number is a reference behind: «п. 4», «раздел 2». */
const REFERENCE =
  /(?:^|[^\p{L}])(?:пп?\.|№|пункт\p{L}{0,3}|стат\p{L}{1,3}|раздел\p{L}{0,2}|clause|section)\s?$/iu;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The first sentence that names a measure, and where in it the measure stands. */
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
 * A question about a clause, for an author to look through. Where the clause names a measure its sentence is asked with a
 * gap in the measure's place; else there is nothing to ask by itself, and the question waits for its text and options.
 * What is right is never invented.
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
