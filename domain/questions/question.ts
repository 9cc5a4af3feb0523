import type { FileKind } from './file-kinds';

/** The types of question that there are, in the order in which they are offered. */
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

/** Something that is chosen, paired, put in order or put into a category. Its id stays from version to version. */
export interface Option {
  readonly id: string;
  readonly text: string;
}

/** From one option to another: what belongs together. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Of a picture, in thousandths of its width and height from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Region extends Spot {
  readonly width: number;
  readonly height: number;
}

/** What is accepted where something is typed. */
export interface TypedKey {
  readonly variants: readonly string[];
  readonly isCaseSensitive: boolean;
  /** So many letters may be wrong, missing or too many: 0 to 2. */
  readonly typos: number;
  /** Also right: whatever this regular expression (RE2) matches as a whole. */
  readonly pattern: string | null;
}

/** A gap in a text; of one without options the words are typed. */
export interface Gap {
  readonly id: string;
  readonly options: readonly Option[] | null;
}

/** What is accepted in a gap: the words that are typed, or the option that is chosen. */
export type GapKey =
  { readonly id: string; readonly typed: TypedKey } | { readonly id: string; readonly optionId: string };

/** One thing that an expert looks for in an answer. */
export interface RubricRow {
  readonly id: string;
  readonly text: string;
  /** Integer hundredths. */
  readonly points: number;
}

/** What a taker is given to work on, by type. Nothing of what is right stands in here. */
export interface Tasks {
  single: { readonly options: readonly Option[] };
  multiple: { readonly options: readonly Option[] };
  trueFalse: Record<never, never>;
  shortText: Record<never, never>;
  number: { readonly unit: string };
  matching: { readonly left: readonly Option[]; readonly right: readonly Option[] };
  ordering: { readonly items: readonly Option[] };
  categorise: { readonly items: readonly Option[]; readonly categories: readonly Option[] };
  /** The gaps stand in the text as `{{id}}`. */
  fillGaps: { readonly text: string; readonly gaps: readonly Gap[] };
  hotspot: {
    readonly imageId: number;
    /** What the picture shows, for those who do not see it. */
    readonly alt: string;
    /** Every region is to be pointed at; else one spot is marked, in any of them. */
    readonly isMany: boolean;
  };
  /** Which files, and how many at most. */
  fileAnswer: { readonly kinds: readonly FileKind[]; readonly filesMax: number };
  openText: Record<never, never>;
}

/** What is right, by type. */
export interface Keys {
  single: { readonly rightIds: readonly string[] };
  multiple: { readonly rightIds: readonly string[] };
  trueFalse: { readonly isTrue: boolean };
  shortText: TypedKey;
  /** Decimals as they are written, so that they are compared exactly. */
  number: { readonly value: string; readonly tolerance: string };
  matching: { readonly pairs: readonly Pair[] };
  ordering: { readonly order: readonly string[] };
  categorise: { readonly pairs: readonly Pair[] };
  fillGaps: { readonly gaps: readonly GapKey[] };
  hotspot: { readonly regions: readonly Region[] };
  fileAnswer: { readonly rubric: readonly RubricRow[] };
  openText: { readonly rubric: readonly RubricRow[] };
}

/** What is right, of a question of some type. */
export type QuestionKey = Keys[QuestionType];

/** What is said to whoever may see it after answering. */
export interface Explained {
  readonly explanation: string;
  /** By the ids of options. */
  readonly feedback: Readonly<Record<string, string>>;
}

/** The clause of a regulation that a question is about: who has answered wrongly reads it again. */
export interface QuestionSource {
  /** Of the regulation. */
  readonly objectId: number;
  readonly clauseId: string;
  /** Of the published version whose words the question was written against, or last confirmed against. */
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
  /** The order of the options is drawn for each taker. */
  readonly isShuffled: boolean;
  readonly source?: QuestionSource | undefined;
  /** By which sections of tests draw it from the bank. */
  readonly tags?: readonly string[] | undefined;
  /** 1 to 5, of most people's experience; absent: 3. */
  readonly difficulty?: number | undefined;
}

/** A question of one type. */
export type QuestionOf<Type extends QuestionType> = Type extends QuestionType ? Question<Type> : never;

/** A question of any type, with what is right. */
export type AnyQuestion = QuestionOf<QuestionType>;

/** Whether questions of the type show a picture of the test that they stand in: no table can hold them. */
export const hasPicture = (type: QuestionType): type is 'hotspot' => type === 'hotspot';

/** Whether an expert has to look at the answers. */
export function isGradedByHand({ type }: Pick<AnyQuestion, 'type'>): boolean {
  return type === 'fileAnswer' || type === 'openText';
}
