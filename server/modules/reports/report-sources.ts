/** What a column of a report holds: a text, a whole number, a day (yyyy-MM-dd) or an instant. */
export type ReportCell = 'text' | 'number' | 'day' | 'instant';

const person = {
  person: 'text',
  personnelNumber: 'text',
  position: 'text',
  subdivision: 'text',
  head: 'text',
} as const satisfies Record<string, ReportCell>;

/** Where reports take their rows from: the columns of each, and the states that its rows can be narrowed to. */
export const REPORT_SOURCES = {
  /** What people owe and have done, of every kind of content. */
  obligations: {
    columns: {
      ...person,
      kind: 'text',
      object: 'text',
      status: 'text',
      startAt: 'instant',
      dueAt: 'instant',
      overdueDays: 'number',
      completedAt: 'instant',
    },
    states: ['all', 'open', 'overdue', 'done'],
  },
  /** Attempts at tests. */
  attempts: {
    columns: {
      ...person,
      object: 'text',
      number: 'number',
      startAt: 'instant',
      completedAt: 'instant',
      percent: 'number',
      status: 'text',
    },
    states: ['all', 'passed', 'failed', 'onReview'],
  },
  /** Certificates of qualifications. */
  certificates: {
    columns: {
      ...person,
      object: 'text',
      number: 'text',
      issuedOn: 'day',
      validUntil: 'day',
      daysLeft: 'number',
      status: 'text',
    },
    states: ['all', 'valid', 'expiring', 'lost'],
  },
  /** Plans of adaptation. */
  adaptations: {
    columns: {
      ...person,
      mentor: 'text',
      dateStart: 'day',
      dateEnd: 'day',
      status: 'text',
      result: 'text',
    },
    states: ['all', 'active', 'finished'],
  },
} as const satisfies Record<string, { columns: Record<string, ReportCell>; states: readonly string[] }>;

export type ReportSourceName = keyof typeof REPORT_SOURCES;

/** «Expiring» is what ends within these days. */
export const EXPIRING_DAYS = 90;

interface ReportTemplate {
  code: string;
  source: ReportSourceName;
  columns: readonly string[];
  state: string;
  groupBy: string | null;
  sortBy: string | null;
  isDescending: boolean;
  /** Of obligations: which kinds of content; none: all. */
  objectTypes: readonly string[];
}

const template = (
  code: string,
  source: ReportSourceName,
  columns: string,
  rest: Partial<ReportTemplate> = {},
): ReportTemplate => ({
  ...{ code, source, columns: columns.split(' '), state: 'all', groupBy: null, sortBy: null },
  ...{ isDescending: false, objectTypes: [] },
  ...rest,
});

/** Reports to begin with, in the order in which they are shown. */
export const REPORT_TEMPLATES: readonly ReportTemplate[] = [
  template('overdueByHead', 'obligations', 'head person subdivision kind object dueAt overdueDays', {
    ...{ state: 'overdue', groupBy: 'head', sortBy: 'overdueDays', isDescending: true },
  }),
  template(
    'adaptations',
    'adaptations',
    'person position subdivision mentor dateStart dateEnd status result',
  ),
  template('acquaintance', 'obligations', 'object person position subdivision status completedAt', {
    ...{ groupBy: 'object', sortBy: 'person', objectTypes: ['regulation'] },
  }),
  template('training', 'obligations', 'person position kind object status dueAt completedAt', {
    ...{ groupBy: 'person', objectTypes: ['education', 'test'] },
  }),
  template('testResults', 'attempts', 'object person subdivision number completedAt percent status', {
    ...{ groupBy: 'object', sortBy: 'completedAt', isDescending: true },
  }),
  template('expiring', 'certificates', 'person position subdivision object number validUntil daysLeft', {
    ...{ state: 'expiring', sortBy: 'daysLeft' },
  }),
];

const isSource = (name: string): name is ReportSourceName => Object.hasOwn(REPORT_SOURCES, name);

interface ReportSource {
  columns: Readonly<Record<string, ReportCell>>;
  states: readonly string[];
}

/** What a source is, with its name; null: there is none of that name. */
export function reportSource(name: string): ({ name: ReportSourceName } & ReportSource) | null {
  return isSource(name) ? { name, ...REPORT_SOURCES[name] } : null;
}
