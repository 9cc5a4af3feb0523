import { comparableText } from '../typed-text';
import type { AnyQuestion, GapKey, Option, Pair, QuestionOf, TypedKey } from '../question';
import type { NamedClause, QuestionCells, TableField } from './cells';
import { asLines, escaped, lineOrNothing, pairLine } from './escapes';
import { gappedCell } from './gapped-text';
import { type TableLang, typeName, verdict, yesNo } from './words';

type Written = { [Field in TableField]?: string | undefined };

/** Formats integer hundredths as people write them: «1,5». */
function pointsText(points: number, lang: TableLang): string {
  const text = String(points / 100);
  return lang === 'ru' ? text.replace('.', ',') : text;
}

const textsOf = (options: readonly Option[]): string[] => options.map(({ text }) => text);

/** Returns the number of an option; if the text of another option is the same number, with «№» before it. */
function numberOf(options: readonly Option[], id: string): string {
  const at = options.findIndex((option) => option.id === id);
  const number = String(at + 1);
  const isOther = options.some(({ text }, index) => index !== at && comparableText(text) === number);
  return isOther ? `№${number}` : number;
}

function choice({ task, key, explained }: QuestionOf<'multiple' | 'single'>): Written {
  const { options } = task;
  const right = options.filter(({ id }) => key.rightIds.includes(id));
  const feedback = options.map(({ id }) => explained.feedback[id] ?? '');
  return {
    options: asLines(textsOf(options)),
    right: right.map(({ id }) => numberOf(options, id)).join(', '),
    feedback: feedback.some((text) => text !== '') ? asLines(feedback.map(lineOrNothing)) : undefined,
  };
}

function typed(keys: readonly TypedKey[], lang: TableLang): Written {
  const lines = (line: (key: TypedKey) => string) => keys.map(line).join('\n');
  const isOne = keys.length === 1;
  const pattern = ({ pattern: text }: TypedKey) => (isOne ? (text ?? '') : lineOrNothing(text ?? ''));
  return {
    typos: keys.some(({ typos }) => typos > 0) ? lines(({ typos }) => String(typos)) : undefined,
    caseSensitive: keys.some(({ isCaseSensitive }) => isCaseSensitive)
      ? lines(({ isCaseSensitive }) => yesNo(isCaseSensitive, lang))
      : undefined,
    pattern: keys.some((key) => key.pattern !== null) ? lines(pattern) : undefined,
  };
}

/**
 * Writes one pair per line; items without a pair are alone after «=», and so are the right items when the pairs do not give their
 * order.
 */
function pairs(left: readonly Option[], right: readonly Option[], all: readonly Pair[]): Written {
  const of = (id: string) =>
    right.find((option) => all.some(({ from, to }) => from === id && to === option.id));
  const paired = [...new Set(left.flatMap(({ id }) => of(id) ?? []))];
  const written = [...paired, ...right.filter((option) => !paired.includes(option))];
  const isRightInOrder = written.every((option, index) => option === right[index]);
  const alone = (options: readonly Option[]) => options.map(({ text }) => pairLine('', text));
  const lines = left.map(({ id, text }) => pairLine(text, of(id)?.text ?? ''));
  return {
    options: asLines(
      isRightInOrder ? [...lines, ...alone(written.slice(paired.length))] : [...alone(right), ...lines],
    ),
  };
}

function ordering({ task: { items }, key: { order } }: QuestionOf<'ordering'>): Written {
  const isInOrder = items.every(({ id }, index) => id === order[index]);
  return {
    options: asLines(textsOf(items)),
    right: isInOrder ? undefined : order.map((id) => numberOf(items, id)).join(', '),
  };
}

/** A gap with options has no typed answers. */
const NOTHING_TYPED: TypedKey = { variants: [], isCaseSensitive: false, typos: 0, pattern: null };

function gapped({ task, key }: QuestionOf<'fillGaps'>, lang: TableLang): Written {
  const { cell, order } = gappedCell(task.text, task.gaps, key.gaps);
  const keyOf = (id: string): GapKey | undefined => key.gaps.find((gap) => gap.id === id);
  const keys = order.map(({ id }) => {
    const found = keyOf(id);
    return found && 'typed' in found ? found.typed : NOTHING_TYPED;
  });
  return { options: cell, ...typed(keys, lang) };
}

function rubric({ key }: QuestionOf<'fileAnswer' | 'openText'>, lang: TableLang): Written {
  return {
    options: asLines(key.rubric.map(({ text, points }) => pairLine(text, pointsText(points, lang)))),
  };
}

function numeric({ task, key: { value, tolerance } }: QuestionOf<'number'>): Written {
  return { right: value, tolerance: tolerance === '0' ? undefined : tolerance, unit: task.unit };
}

function taskCells(question: AnyQuestion, lang: TableLang): Written {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return choice(question);
    case 'trueFalse':
      return { right: verdict(question.key.isTrue, lang) };
    case 'shortText':
      return { right: asLines(question.key.variants), ...typed([question.key], lang) };
    case 'number':
      return numeric(question);
    case 'matching':
      return pairs(question.task.left, question.task.right, question.key.pairs);
    case 'categorise':
      return pairs(question.task.items, question.task.categories, question.key.pairs);
    case 'ordering':
      return ordering(question);
    case 'fillGaps':
      return gapped(question, lang);
    case 'hotspot':
      return {};
    default:
      return rubric(question, lang);
  }
}

/**
 * Returns a question as a row of a table. Reading the row gives the same question with other ids, if the question is finished and
 * none of its texts has surrounding spaces. `clause`: the written name of the clause that it is about; null: none, or none that
 * the reader may see.
 */
export function questionCells(
  question: AnyQuestion,
  clause: NamedClause | null,
  lang: TableLang,
): QuestionCells {
  const { type, text, points, explained, tags, difficulty, isShuffled } = question;
  const all: Written = {
    ...{ type: typeName(type, lang), text, points: pointsText(points, lang) },
    explanation: explained.explanation,
    tags: tags?.map((tag) => escaped(tag, ',;\n')).join('; '),
    difficulty: difficulty === undefined ? undefined : String(difficulty),
    shuffle: isShuffled ? undefined : yesNo(false, lang),
    ...(clause ? { regulation: clause.code, clause: clause.clause, version: clause.version } : {}),
    ...taskCells(question, lang),
  };
  return Object.fromEntries(Object.entries(all).filter(([, cell]) => cell !== undefined && cell !== ''));
}
