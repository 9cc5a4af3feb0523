import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType, ReportChart } from '@server/graphql/generated/resolvers';
import { fullNameSql } from '@server/modules/person-name';

/** What a column of a report holds: a text, a whole number, a day (yyyy-MM-dd) or an instant. */
export type ReportCell = 'text' | 'number' | 'day' | 'instant';

export interface ReportColumn {
  readonly cell: ReportCell;
  /** Of `a`, a row of the source, `u`, its person, and whatever the source joins. */
  readonly value: SQL;
  /** Of a column whose values are codes: the key of a code's word among the texts of documents. */
  readonly word?: (code: string) => string;
}

/**
 * Where reports take rows from. `name` is its word `report.source.<name>` too, as its columns are of
 * `report.column.<name>`, and its states of `report.state.<name>`.
 */
export interface ReportSource {
  readonly name: string;
  /** Its rows as `a`, with whatever else the columns ask for. `a` has organization_id, id and user_id. */
  readonly from: SQL;
  readonly where: SQL;
  /** When a row began, an instant or a day: what a period is counted by. */
  readonly began: SQL;
  readonly columns: Readonly<Record<string, ReportColumn>>;
  /** What its rows can be narrowed to. */
  readonly states: Readonly<Record<string, SQL>>;
  /** What is counted of its rows besides their number; its word is `report.mark.<name>`. */
  readonly marked: SQL;
  /** Whether its rows have an `object_type`, by which they are narrowed, too. */
  readonly hasObjectType?: true;
}

/** A report to begin with. Its words are `report.template.<code>` and `report.template.<code>.text`. */
export interface ReportTemplate {
  readonly code: string;
  readonly source: string;
  readonly columns: readonly string[];
  readonly state: string;
  readonly groupBy: string | null;
  readonly sortBy: string | null;
  readonly isDescending: boolean;
  /** How its groups are drawn. */
  readonly chart: ReportChart | null;
  /** Which kinds of content; none: all. */
  readonly objectTypes: readonly ObjectType[];
}

/** What a kind of content adds to reports. */
export interface ContentReports {
  readonly sources: readonly ReportSource[];
  readonly templates: readonly ReportTemplate[];
}

/** Whoever a row is of, where they work, and who heads that: the joins of every source. */
export const reportPeople = sql`
  join users u on u.organization_id = a.organization_id and u.id = a.user_id
  left join position p on p.organization_id = u.organization_id and p.id = u.position_id
  left join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
  left join users h on h.organization_id = u.organization_id and h.is_leader and not h.is_archive
    and h.leader_subdivision_id = u.subdivision_id and h.id <> u.id`;

/** The first columns of every source. */
export const personColumns: Readonly<Record<string, ReportColumn>> = {
  person: { cell: 'text', value: fullNameSql('u') },
  personnelNumber: { cell: 'text', value: sql`u.personnel_number` },
  position: { cell: 'text', value: sql`p.name` },
  subdivision: { cell: 'text', value: sql`s.name` },
  head: { cell: 'text', value: fullNameSql('h') },
};

/** A template with what is usual of it. */
export const reportTemplate = (
  code: string,
  source: string,
  columns: string,
  rest: Partial<Omit<ReportTemplate, 'code' | 'source' | 'columns'>> = {},
): ReportTemplate => ({
  ...{ code, source, columns: columns.split(' '), state: 'all', groupBy: null, sortBy: null },
  ...{ isDescending: false, objectTypes: [], chart: null },
  ...rest,
});
