import type { FileKind } from './file-kinds';

/** The types of questions, in the order in which they are offered. */
export const QUESTION_TYPES = [
  'single',
  'multiple',
  'trueFalse',
  'shortText',
  'number',
  'matching',
  'ordering',
  'categorise',
  'fillGaps',
  'hotspot',
  'fileAnswer',
  'openText',
] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** An item that is chosen, paired, ordered or categorized. Its id stays the same from version to version. */
export interface Option {
  readonly id: string;
  readonly text: string;
}

/** A pair of matching options, from one to another. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** A point on a picture, in thousandths of its width and height from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Region extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The accepted answers of a typed question or gap. */
export interface TypedKey {
  readonly variants: readonly string[];
  readonly isCaseSensitive: boolean;
  /** The number of wrong, missing or extra letters allowed: 0 to 2. */
  readonly typos: number;
  /** Also right: any text that this regular expression (RE2) matches completely. */
  readonly pattern: string | null;
}

/** A gap in a text; without options, the answer is typed. */
export interface Gap {
  readonly id: string;
  readonly options: readonly Option[] | null;
}

/** The accepted answers of a gap: typed texts, or the chosen option. */
export type GapKey =
  { readonly id: string; readonly typed: TypedKey } | { readonly id: string; readonly optionId: string };

/** A criterion by which an expert grades an answer. */
export interface RubricRow {
  readonly id: string;
  readonly text: string;
  /** Integer hundredths. */
  readonly points: number;
}

/** The task for the taker, by type. It contains nothing about right answers. */
export interface Tasks {
  single: { readonly options: readonly Option[] };
  multiple: { readonly options: readonly Option[] };
  trueFalse: Record<never, never>;
  shortText: Record<never, never>;
  number: { readonly unit: string };
  matching: { readonly left: readonly Option[]; readonly right: readonly Option[] };
  ordering: { readonly items: readonly Option[] };
  categorise: { readonly items: readonly Option[]; readonly categories: readonly Option[] };
  /** The gaps are in the text as `{{id}}`. */
  fillGaps: { readonly text: string; readonly gaps: readonly Gap[] };
  hotspot: {
    readonly imageId: number;
    /** Describes the picture for people who cannot see it. */
    readonly alt: string;
    /** Whether every region has to be marked; otherwise one spot in any of them. */
    readonly isMany: boolean;
  };
  /** The allowed kinds of files, and their max number. */
  fileAnswer: { readonly kinds: readonly FileKind[]; readonly filesMax: number };
  openText: Record<never, never>;
}

/** The right answers, by type. */
export interface Keys {
  single: { readonly rightIds: readonly string[] };
  multiple: { readonly rightIds: readonly string[] };
  trueFalse: { readonly isTrue: boolean };
  shortText: TypedKey;
  /** Decimals as text, so that they are compared exactly. */
  number: { readonly value: string; readonly tolerance: string };
  matching: { readonly pairs: readonly Pair[] };
  ordering: { readonly order: readonly string[] };
  categorise: { readonly pairs: readonly Pair[] };
  fillGaps: { readonly gaps: readonly GapKey[] };
  hotspot: { readonly regions: readonly Region[] };
  fileAnswer: { readonly rubric: readonly RubricRow[] };
  openText: { readonly rubric: readonly RubricRow[] };
}

/** The right answer of a question of some type. */
export type QuestionKey = Keys[QuestionType];

/** Explanations for people who may see them after answering. */
export interface Explained {
  readonly explanation: string;
  /** By the ids of options. */
  readonly feedback: Readonly<Record<string, string>>;
}

/** The clause of a regulation that a question is about, so that people can read it again after a wrong answer. */
export interface QuestionSource {
  /** The regulation's id. */
  readonly objectId: number;
  readonly clauseId: string;
  /** The published version with the text for which the question was written or last confirmed. */
  readonly versionId: number;
}

interface Question<Type extends QuestionType> {
  readonly id: string;
  readonly type: Type;
  /** Plain text. */
  readonly text: string;
  readonly task: Tasks[Type];
  readonly key: Keys[Type];
  /** Integer hundredths, more than 0. */
  readonly points: number;
  readonly explained: Explained;
  /** Whether the order of the options is shuffled for each taker. */
  readonly isShuffled: boolean;
  readonly source?: QuestionSource | undefined;
  /** The tags by which sections of tests draw it from the bank. */
  readonly tags?: readonly string[] | undefined;
  /** 1 to 5, from most people's experience; absent: 3. */
  readonly difficulty?: number | undefined;
}

/** A question of one type. */
export type QuestionOf<Type extends QuestionType> = Type extends QuestionType ? Question<Type> : never;

/** A question of any type, with the right answer. */
export type AnyQuestion = QuestionOf<QuestionType>;

/** Whether questions of this type show a picture that belongs to their test: spreadsheets cannot contain them. */
export const hasPicture = (type: QuestionType): type is 'hotspot' => type === 'hotspot';

/** Whether an expert has to check the answers. */
export function isGradedByHand({ type }: Pick<AnyQuestion, 'type'>): boolean {
  return type === 'fileAnswer' || type === 'openText';
}
