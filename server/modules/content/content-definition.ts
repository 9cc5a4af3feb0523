import { getTableName, sql, type SQL } from 'drizzle-orm';
import { AppError, type ErrorCode, type ErrorDetails } from '@server/errors';
import type { ChangeTopic, ObjectType } from '@server/graphql/generated/resolvers';
import type { NotificationTypeName } from '@server/modules/notifications/notification-types';
import type { ContentObjectRow, ContentTables, FrozenPart } from './content.tables';

/** What people are notified of about an obligation. */
export type ObligationNotice = 'assigned' | 'newVersion' | 'reminder' | 'overdue' | 'escalation';

/** What those are notified of who work on an object. */
export type WorkNotice =
  'approvalRequest' | 'approvalResult' | 'comment' | 'prerequisiteArchived' | 'reviewDue';

/** What every kind notifies people of; of approvals, reviews and comments only those that have them. */
type Notices = Readonly<
  Record<ObligationNotice, NotificationTypeName> & Partial<Record<WorkNotice, NotificationTypeName>>
>;

/** What can be wrong with an object of any kind; each kind says it in its own words: `regulation.archived`. */
export type ContentProblem =
  | ('alreadyPublished' | 'approvalDecided' | 'approvalNeeded' | 'archived' | 'attachmentsMax')
  | ('bodyEmpty' | 'bodyIsFile' | 'codeBusy' | 'effectivePast' | 'noApprovers' | 'noDraft' | 'nothingToSign')
  | ('onApproval' | 'pictureUnknown' | 'used');

/** A page where somebody works on an object. */
export type EditorPage = 'edit' | 'access' | 'history' | 'current-version';

/** Of the browser. */
export interface ContentRoutes {
  /** Where a person reads and finishes it. */
  reader(id: number): string;
  /** Where its author works on it. */
  editor(id: number, page: EditorPage): string;
  /** Where a leader sees how far their people are. */
  readonly team: string;
}

/**
 * The names by which the shared parts of content know one kind: tables, topics, notifications, pages. Names in SQL come
 * from here and from nowhere else.
 */
export interface ContentDefinition {
  readonly objectType: ObjectType;
  /** Published when an object changes: browsers read again what they show of it. */
  readonly topic: ChangeTopic;
  /** Published when work on an object goes on that only those hear of who do it. */
  readonly workTopic: ChangeTopic;
  readonly tables: ContentTables;
  readonly notices: Notices;
  readonly routes: ContentRoutes;
  /** The same of an object whose row is at hand, where its pages depend on what it is. */
  routesOf?(object: ContentObjectRow): ContentRoutes;
  /** Objects that are given no code are numbered with it: «Р-001». */
  readonly codePrefix: string;
  /** Whether what the kind freezes of its own can become binding. @throws {AppError} what is wrong with it */
  checkOwn?(own: FrozenPart | null, object: ContentObjectRow): void;
  /** Objects of it can stand on the shelf, from which people take them by themselves. */
  readonly hasShelf?: boolean;
  /** Whoever has done an object of it may rate it. */
  readonly hasRatings?: boolean;
  /** People note something for themselves while they study it. */
  readonly hasNotes?: boolean;
  /** Something else can be asked for before it may be started. */
  readonly hasPrerequisites?: boolean;
  /** It can be asked for before something else may be started. */
  readonly canComeFirst?: boolean;
  /** Whether the object is something without words: a film need not have a transcript. */
  isTextOptional?(object: ContentObjectRow): boolean;
  /** What is wrong, in the kind's own words. */
  readonly errors: Readonly<Record<ContentProblem, ErrorCode>>;
}

/** The pages of this object. */
export function routesOf(content: ContentDefinition, object: ContentObjectRow): ContentRoutes {
  return content.routesOf?.(object) ?? content.routes;
}

/** What is wrong, in the words of the kind. */
export function contentError(
  { errors }: Pick<ContentDefinition, 'errors'>,
  problem: ContentProblem,
  details: ErrorDetails = {},
): AppError {
  return new AppError(errors[problem], details);
}

/** What people are notified of who work on an object. @throws {Error} when the kind has nothing of the sort */
export function workNotice(
  { objectType, notices }: Pick<ContentDefinition, 'objectType' | 'notices'>,
  notice: WorkNotice,
): NotificationTypeName {
  const type = notices[notice];
  if (type === undefined) throw new Error(`nobody is notified of ${notice} of ${objectType}`);
  return type;
}

/**
 * A column of the objects' table, with the table's name: drizzle drops that in front of a column of a one-table select,
 * and within a subquery the bare name would mean another row.
 */
export function objectColumn({ tables }: Pick<ContentDefinition, 'tables'>, column: string): SQL {
  return sql`${sql.identifier(getTableName(tables.object))}.${sql.identifier(column)}`;
}
