/** A number with a unit: «3 дня», «50 %»; «15:00» is not one. */
const MEASURE = /(?<![\p{L}\p{N}.,:№/-])\d+(?:[.,]\d+)?(?=\s?[%₽°\p{L}])/gu;
/** The text before a number that makes it a reference: «п. 4», «раздел 2». */
const REFERENCE =
  /(?:^|[^\p{L}])(?:пп?\.|№|пункт\p{L}{0,3}|стат\p{L}{1,3}|раздел\p{L}{0,2}|clause|section)\s?$/iu;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A sentence about a number that people have to know. */
export interface MeasuredSentence {
  sentence: string;
  /** The position of the measure in the sentence. */
  at: number;
  /** The number as it is written, such as «7,5». */
  measure: string;
}

/** Returns the first sentence of a text that contains a measure, or null. */
export function measuredSentence(text: string): MeasuredSentence | null {
  for (const { segment } of sentences.segment(text)) {
    const sentence = segment.trim();
    for (const { 0: measure, index } of sentence.matchAll(MEASURE)) {
      if (!REFERENCE.test(sentence.slice(0, index))) return { sentence, at: index, measure };
    }
  }
  return null;
}
