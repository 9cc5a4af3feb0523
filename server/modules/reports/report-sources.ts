import { sql } from 'drizzle-orm';
import { isLate, isOpen } from '@server/modules/assignment-statuses';
import {
  personColumns,
  reportPeople,
  type ReportSource,
  type ReportTemplate,
  reportTemplate,
} from '@server/modules/content/content-reports';
import { allObjects, type ContentKinds } from '@server/modules/content/content-kinds';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import { peopleSources, peopleTemplates, plansSeenBy } from './people-sources';

const late = isLate(sql`a.status`, sql`a.due_at`);

/** What people owe and have done, for every kind of content: current assignments, as in statistics. */
const assignments = (kinds: ContentKinds): ReportSource => ({
  name: 'obligations',
  from: sql`assignment a ${reportPeople}
    left join (${allObjects(kinds)}) o
      on o.organization_id = a.organization_id and o.object_type = a.object_type and o.id = a.object_id`,
  where: sql`a.is_current and (a.status = 'done' or ${isOpen(sql`a.status`)}) and ${worksHereSql(sql`u`)}`,
  began: sql`a.start_at`,
  columns: {
    ...personColumns,
    kind: { cell: 'text', value: sql`a.object_type`, word: (code) => `report.kind.${code}` },
    object: { cell: 'text', value: sql`o.name` },
    status: { cell: 'text', value: sql`a.status`, word: (code) => `own.status.${code}` },
    startAt: { cell: 'instant', value: sql`a.start_at` },
    dueAt: { cell: 'instant', value: sql`a.due_at` },
    overdueDays: {
      cell: 'number',
      value: sql`case when ${late} then date_part('day', now() - a.due_at)::int end`,
    },
    completedAt: { cell: 'instant', value: sql`a.completed_at` },
  },
  states: { all: sql`true`, open: isOpen(sql`a.status`), overdue: late, done: sql`a.status = 'done'` },
  marked: sql`a.status = 'done'`,
  hasObjectType: true,
});

/** Plans of adaptation. */
const adaptations: ReportSource = {
  name: 'adaptations',
  from: sql`adaptation a ${reportPeople}
    left join users m on m.organization_id = u.organization_id and m.id = u.mentor_id`,
  where: worksHereSql(sql`u`),
  rowsFor: plansSeenBy,
  began: sql`a.date_start`,
  columns: {
    ...personColumns,
    mentor: { cell: 'text', value: fullNameSql('m') },
    dateStart: { cell: 'day', value: sql`a.date_start` },
    dateEnd: { cell: 'day', value: sql`a.date_end` },
    status: { cell: 'text', value: sql`a.status`, word: (code) => `report.adaptation.${code}` },
    result: { cell: 'text', value: sql`a.result`, word: (code) => `report.result.${code}` },
  },
  states: { all: sql`true`, active: sql`a.status <> 'finished'`, finished: sql`a.status = 'finished'` },
  marked: sql`a.result = 'passed'`,
};

const templates: readonly ReportTemplate[] = [
  reportTemplate('overdueByHead', 'obligations', 'head person subdivision kind object dueAt overdueDays', {
    ...{ state: 'overdue', groupBy: 'head', sortBy: 'overdueDays', isDescending: true, chart: 'bars' },
    totals: [
      { column: 'overdueDays', aggregate: 'average' },
      { column: 'overdueDays', aggregate: 'max' },
    ],
  }),
  reportTemplate(
    'adaptations',
    adaptations.name,
    'person position subdivision mentor dateStart dateEnd status result',
  ),
];

/** The sources and templates of reports: those of every application first, then those that its content kinds add. */
export interface ReportCatalogue {
  sources: readonly ReportSource[];
  templates: readonly ReportTemplate[];
  /** Returns null when there is no source of that name. */
  find(name: string): ReportSource | null;
}

/** @throws {Error} when two sources have one name */
export function createReportCatalogue(kinds: ContentKinds): ReportCatalogue {
  const added = kinds.all.flatMap(({ reports }) => reports ?? []);
  const sources = [
    assignments(kinds),
    ...added.flatMap((item) => item.sources),
    adaptations,
    ...peopleSources,
  ];
  const byName = new Map(sources.map((source) => [source.name, source]));
  if (byName.size < sources.length) throw new Error('a source of reports is registered twice');
  return {
    sources,
    templates: [...templates, ...added.flatMap((item) => item.templates), ...peopleTemplates],
    find: (name) => byName.get(name) ?? null,
  };
}
