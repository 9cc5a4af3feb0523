import { getTableName, sql, type SQL } from 'drizzle-orm';
import { AppError, type ErrorCode, type ErrorDetails } from '@server/errors';
import type { ChangeTopic, ObjectType } from '@server/graphql/generated/types';
import type { NotificationTypeName } from '@server/modules/notifications/notification-types';
import type { ContentObjectRow, ContentTables, FrozenPart } from './content.tables';

/** The notifications about an assignment. */
export type AssignmentNotification = 'assigned' | 'newVersion' | 'reminder' | 'overdue' | 'escalation';

/** The notifications for people who work on an object. */
export type WorkNotification =
  'approvalRequest' | 'approvalResult' | 'comment' | 'prerequisiteArchived' | 'reviewDue';

/** The notification types of a kind; those for approvals, reviews and comments only if it has them. */
type NotificationTypes = Readonly<
  Record<AssignmentNotification, NotificationTypeName> &
    Partial<Record<WorkNotification, NotificationTypeName>>
>;

/** The errors of objects of any kind; each kind has its own texts: `regulation.archived`. */
export type ContentProblem =
  | ('alreadyPublished' | 'approvalDecided' | 'approvalNeeded' | 'archived' | 'attachmentsMax')
  | ('bodyEmpty' | 'bodyIsFile' | 'codeBusy' | 'effectivePast' | 'noApprovers' | 'noDraft' | 'nothingToSign')
  | ('onApproval' | 'pictureUnknown' | 'used');

/** A page for working on an object. */
export type EditorPage = 'edit' | 'access' | 'history' | 'current-version';

/** Routes of the browser. */
export interface ContentRoutes {
  /** The page for reading and completing it. */
  reader(id: number): string;
  /** The page for its author. */
  editor(id: number, page: EditorPage): string;
  /** The page where a leader sees the progress of their people. */
  readonly team: string;
}

/**
 * The names by which the shared content code refers to one kind: tables, topics, notifications, pages. Names in SQL come only
 * from here.
 */
export interface ContentDefinition {
  readonly objectType: ObjectType;
  /** Published when an object changes: browsers read the displayed data again. */
  readonly topic: ChangeTopic;
  /** Published when work on an object progresses; only the people involved receive it. */
  readonly workTopic: ChangeTopic;
  readonly tables: ContentTables;
  readonly notificationTypes: NotificationTypes;
  readonly routes: ContentRoutes;
  /** The routes of a loaded object, for kinds whose pages depend on it. */
  routesOf?(object: ContentObjectRow): ContentRoutes;
  /** Objects without a given code get a number with this prefix: «Р-001». */
  readonly codePrefix: string;
  /** Checks that the kind's own frozen part can become binding. @throws {AppError} what is wrong with it */
  checkOwn?(own: FrozenPart | null, object: ContentObjectRow): void;
  /** Objects of this kind can be put on the shelf, from which people take them on their own. */
  readonly hasShelf?: boolean;
  /** People who have completed an object of this kind may rate it. */
  readonly hasRatings?: boolean;
  /** People can take private notes while they study it. */
  readonly hasNotes?: boolean;
  /** It can have prerequisites. */
  readonly hasPrerequisites?: boolean;
  /** It can be a prerequisite of other objects. */
  readonly canComeFirst?: boolean;
  /** Whether the object may have no text: a video need not have a transcript. */
  isTextOptional?(object: ContentObjectRow): boolean;
  /** Whether the kind's own part is a video that has this second. Absent: no object has a video. */
  hasMoment?(own: FrozenPart | null, atSec: number): boolean;
  /** The kind's own error codes. */
  readonly errors: Readonly<Record<ContentProblem, ErrorCode>>;
}

/** Returns the pages of this object. */
export function routesOf(content: ContentDefinition, object: ContentObjectRow): ContentRoutes {
  return content.routesOf?.(object) ?? content.routes;
}

/** Returns the error with the kind's own code. */
export function contentError(
  { errors }: Pick<ContentDefinition, 'errors'>,
  problem: ContentProblem,
  details: ErrorDetails = {},
): AppError {
  return new AppError(errors[problem], details);
}

/** Returns the notification type for people who work on an object. @throws {Error} when the kind has nothing of the sort */
export function workNotificationType(
  { objectType, notificationTypes }: Pick<ContentDefinition, 'objectType' | 'notificationTypes'>,
  notification: WorkNotification,
): NotificationTypeName {
  const type = notificationTypes[notification];
  if (type === undefined) throw new Error(`nobody is notified of ${notification} of ${objectType}`);
  return type;
}

/**
 * Returns a column of the objects' table, qualified with the table's name: drizzle omits it in a one-table select, and within a
 * subquery the bare name would refer to another row.
 */
export function objectColumn({ tables }: Pick<ContentDefinition, 'tables'>, column: string): SQL {
  return sql`${sql.identifier(getTableName(tables.object))}.${sql.identifier(column)}`;
}
