import type { Answer } from '@domain/questions/answer';
import type { AskedQuestion } from '@domain/questions/asked-question';
import type { Option, QuestionKey } from '@domain/questions/question';
import { gapParts } from './gap-parts';
import type { PictureWords } from './useMarkedSpots';

interface Words extends PictureWords {
  yes: string;
  no: string;
}

/** Returns all options of a question, whatever its type. */
function optionsOf({ task }: AskedQuestion): readonly Option[] {
  if ('options' in task) return task.options;
  if ('left' in task) return [...task.left, ...task.right];
  if ('categories' in task) return [...task.items, ...task.categories];
  if ('items' in task) return task.items;
  return 'gaps' in task ? task.gaps.flatMap(({ options }) => options ?? []) : [];
}

/** Formats an answer, or the correct one, as texts. */
export function answerLines(question: AskedQuestion, given: Answer | QuestionKey, words: Words): string[] {
  const options = new Map(optionsOf(question).map(({ id, text }) => [id, text]));
  const named = (id: string): string => options.get(id) ?? id;
  if ('optionIds' in given) return given.optionIds.map(named);
  if ('rightIds' in given) return given.rightIds.map(named);
  if ('isTrue' in given) return [given.isTrue ? words.yes : words.no];
  if ('text' in given) return [given.text];
  if ('spots' in given) return given.spots.map(words.spot);
  if ('regions' in given) return given.regions.map(words.region);
  if ('files' in given) return given.files.map(({ name }) => name);
  if ('pairs' in given) return given.pairs.map(({ from, to }) => `${named(from)} → ${named(to)}`);
  if ('order' in given) return given.order.map((id, index) => `${index + 1}. ${named(id)}`);
  return typedAnswerLines(question, given, named);
}

/** The same for typed answers: a word, a number, a text with gaps. */
function typedAnswerLines(
  { task }: AskedQuestion,
  given: Answer | QuestionKey,
  named: (id: string) => string,
): string[] {
  if ('variants' in given) return [...given.variants];
  if ('tolerance' in given) {
    return [given.tolerance === '0' ? given.value : `${given.value} ± ${given.tolerance}`];
  }
  if (!('gaps' in given) || !('gaps' in task)) return [];
  const filled = new Map(
    given.gaps.map((gap) => {
      if ('value' in gap) return [gap.id, named(gap.value)];
      return [gap.id, 'optionId' in gap ? named(gap.optionId) : gap.typed.variants.join(' / ')];
    }),
  );
  return [
    gapParts(task.text)
      .map((part) => ('text' in part ? part.text : `[${filled.get(part.gapId) ?? '…'}]`))
      .join(''),
  ];
}
