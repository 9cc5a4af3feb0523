import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '@server/graphql/context';
import type { ObjectType, ReportChart, ReportTotal } from '@server/graphql/generated/types';
import { isKnownTo } from '@server/modules/employees/known-people.read-model';
import { fullNameSql } from '@server/modules/person-name';

/** The cell type of a report's column: a text, an integer, a day (yyyy-MM-dd) or an instant. */
export type ReportCell = 'text' | 'number' | 'day' | 'instant';

export interface ReportColumn {
  readonly cell: ReportCell;
  /** An expression on `a`, a row of the source, `u`, its person, and the source's other joins. */
  readonly value: SQL;
  /** For a column of codes: returns the key of a code's text among the texts of documents. */
  readonly word?: (code: string) => string;
  /** The condition under which the reader sees it, as elsewhere: otherwise it is empty. Null, or absent: they always do. */
  readonly shownTo?: (caller: Caller) => SQL | null;
}

/**
 * A source of report rows. `name` is also part of its text key `report.source.<name>`, like `report.column.<name>` for columns
 * and `report.state.<name>` for states.
 */
export interface ReportSource {
  readonly name: string;
  /** Selects its rows as `a`, with the joins that the columns need. `a` has organization_id, id and user_id. */
  readonly from: SQL;
  readonly where: SQL;
  /** The start of a row, an instant or a day: used to filter by period. */
  readonly began: SQL;
  readonly columns: Readonly<Record<string, ReportColumn>>;
  /** The conditions by which its rows can be filtered. */
  readonly states: Readonly<Record<string, SQL>>;
  /** The condition that is counted in addition to the number of rows; its text key is `report.mark.<name>`. */
  readonly marked: SQL;
  /** Whether its rows have an `object_type`, by which they can also be filtered. */
  readonly hasObjectType?: true;
  /** The rows that the reader may see, in addition to the right to statistics. Null, or absent: all. */
  readonly rowsFor?: (caller: Caller) => SQL | null;
}

/** A built-in report as a starting point. Its text keys are `report.template.<code>` and `report.template.<code>.text`. */
export interface ReportTemplate {
  readonly code: string;
  readonly source: string;
  readonly columns: readonly string[];
  readonly totals: readonly ReportTotal[];
  readonly state: string;
  readonly groupBy: string | null;
  readonly sortBy: string | null;
  readonly isDescending: boolean;
  /** The chart of its groups. */
  readonly chart: ReportChart | null;
  /** The kinds of content; none: all. */
  readonly objectTypes: readonly ObjectType[];
}

/** The additions of a kind of content to reports. */
export interface ContentReports {
  readonly sources: readonly ReportSource[];
  readonly templates: readonly ReportTemplate[];
}

/** The joins of every source: the person of a row, their position and subdivision, and its head. */
export const reportPeople = sql`
  join users u on u.organization_id = a.organization_id and u.id = a.user_id
  left join position p on p.organization_id = u.organization_id and p.id = u.position_id
  left join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
  left join users h on h.organization_id = u.organization_id and h.is_leader and not h.is_archive
    and h.leader_subdivision_id = u.subdivision_id and h.id <> u.id`;

/** The first columns of every source. */
export const personColumns: Readonly<Record<string, ReportColumn>> = {
  person: { cell: 'text', value: fullNameSql('u') },
  personnelNumber: { cell: 'text', value: sql`u.personnel_number`, shownTo: isKnownTo },
  position: { cell: 'text', value: sql`p.name` },
  subdivision: { cell: 'text', value: sql`s.name` },
  head: { cell: 'text', value: fullNameSql('h') },
};

/** Returns a template with default values. */
export const reportTemplate = (
  code: string,
  source: string,
  columns: string,
  rest: Partial<Omit<ReportTemplate, 'code' | 'source' | 'columns'>> = {},
): ReportTemplate => ({
  ...{ code, source, columns: columns.split(' '), state: 'all', groupBy: null, sortBy: null },
  ...{ isDescending: false, objectTypes: [], chart: null, totals: [] },
  ...rest,
});
