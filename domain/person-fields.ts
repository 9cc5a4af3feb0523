import limits from '@graphql/limits.json';

/**
 * The kinds of a person's fields. A kind decides how a value is checked, read from a cell of an import, written to a cell of an
 * export and restored from the history: a field of a known kind needs nothing but its line in `PERSON_FIELDS`.
 */
export type PersonFieldKind =
  /** A part of the name: one line, empty when unknown. */
  | 'name'
  /** One line, null when unknown. */
  | 'line'
  /** Several lines, empty when unknown. */
  | 'text'
  /** A day, yyyy-MM-dd. */
  | 'day'
  /** The id of a position, a subdivision or another person. */
  | 'reference'
  | 'email'
  | 'phone'
  | 'phones'
  | 'sex'
  | 'status'
  | 'skills'
  | 'interests'
  | 'goals'
  | 'lang';

export interface PersonFieldRule {
  readonly kind: PersonFieldKind;
  /** The max length of a text. */
  readonly max?: number;
  readonly isRequired?: true;
  /** The width of its column in an export, in characters. Absent: it is neither exported nor imported. */
  readonly width?: number;
  /** The name of its column in tables, if that is another one: a table has the name of a position in place of its id. */
  readonly column?: string;
  /** `responsible`: only the person and those responsible for them. Absent: the contract does not return it. */
  readonly readBy?: 'everybody' | 'responsible';
  /** Who edits it besides those responsible: the person, always or as long as the organization allows it. */
  readonly ownEdit?: 'always' | 'allowed';
  /** Whether the person can request a change of it. */
  readonly isRequestable?: true;
  /** Whether somebody else could receive the person's messages after a change of it. */
  readonly isIdentity?: true;
  /** Whether it decides which assignment rules apply to the person. */
  readonly decidesRules?: true;
}

const NAME = {
  kind: 'name',
  max: limits.personName,
  readBy: 'everybody',
  ownEdit: 'allowed',
  isRequestable: true,
} as const;
const WORK_DAY = { kind: 'day', width: 14, readBy: 'responsible' } as const;
const PLACE = { kind: 'reference', readBy: 'everybody', isRequestable: true } as const;

/**
 * Every field of a person that people edit, in the order of an import. The form, imports, bulk changes, exports, reverts, requests,
 * the history and the copy of one's own data derive from it. All of them are recorded in the history.
 */
export const PERSON_FIELDS = {
  nameSecond: { ...NAME, width: 20 },
  nameFirst: { ...NAME, isRequired: true, width: 16 },
  nameMiddle: { ...NAME, width: 18 },
  email: { kind: 'email', width: 28, readBy: 'responsible', isIdentity: true },
  phone: {
    kind: 'phone',
    width: 16,
    readBy: 'responsible',
    ownEdit: 'allowed',
    isRequestable: true,
    isIdentity: true,
  },
  phones: { kind: 'phones', width: 24, readBy: 'responsible', ownEdit: 'allowed', isRequestable: true },
  personnelNumber: {
    kind: 'line',
    max: limits.personnelNumber,
    width: 18,
    readBy: 'responsible',
  },
  hireSource: { kind: 'line', max: limits.hireSource, width: 22, readBy: 'responsible' },
  positionId: { ...PLACE, column: 'position', width: 28, decidesRules: true },
  subdivisionId: { ...PLACE, column: 'subdivision', width: 28, decidesRules: true },
  mentorId: { ...PLACE, column: 'mentor', width: 26 },
  sex: {
    kind: 'sex',
    width: 10,
    readBy: 'everybody',
    ownEdit: 'allowed',
    isRequestable: true,
  },
  dateBirth: { ...WORK_DAY, ownEdit: 'allowed', isRequestable: true },
  dateJobStart: { ...WORK_DAY, isRequestable: true, decidesRules: true },
  dateAdaptEnd: { ...WORK_DAY, isRequestable: true, decidesRules: true },
  dateJobEnd: { ...WORK_DAY },
  status: { kind: 'status', width: 16, readBy: 'everybody', decidesRules: true },
  skills: { kind: 'skills', width: 32, readBy: 'everybody', ownEdit: 'always' },
  interests: { kind: 'interests', width: 28, readBy: 'everybody', ownEdit: 'always' },
  goals: { kind: 'goals', width: 40, readBy: 'responsible', ownEdit: 'always' },
  info: {
    kind: 'text',
    max: limits.info,
    width: 40,
    readBy: 'everybody',
    ownEdit: 'allowed',
    isRequestable: true,
  },
  detailInfo: { kind: 'text', max: limits.info, width: 40, readBy: 'responsible' },
  lang: { kind: 'lang', ownEdit: 'always' },
} as const satisfies Record<string, PersonFieldRule>;

type Fields = typeof PERSON_FIELDS;

export type PersonField = keyof Fields;

/** The fields whose rules have these properties. */
export type PersonFieldWith<Rule extends Partial<PersonFieldRule>> = {
  [Field in PersonField]: Fields[Field] extends Rule ? Field : never;
}[PersonField];

/** The kind of a field. */
export type KindOf<Field extends PersonField> = Fields[Field]['kind'];

/** The fields that have a column in exports and imports. */
export type TableField = PersonFieldWith<{ width: number }>;

/** The names of the fields' columns in tables. */
export type ColumnOf<Field extends PersonField> = {
  [Name in Field]: Fields[Name] extends { column: infer Column } ? Column : Name;
}[Field];
