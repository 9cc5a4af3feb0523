import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { subjectOf } from '@server/graphql/access/subject';
import type { ApprovalRow, CommentRow, ContentVersionMeta } from '../content.tables';
import {
  type AccessContext,
  canEdit,
  canReadVersion,
  canView,
  canViewDraft,
  type Permission,
} from './access.policy';

/** The loaders of a kind. */
export interface VisibilitySource {
  access(loaders: Loaders, objectId: number): Promise<AccessContext | null>;
  version(loaders: Loaders, versionId: number): Promise<ContentVersionMeta | null>;
}

type Check<Row> = (context: Context, row: Row) => Promise<boolean>;

/** The read policy's decisions for objects, wherever the contract returns them. */
export interface ContentVisibility {
  permits(context: Context, objectId: number, permission: Permission): Promise<boolean>;
  /** Whether the caller may read the object. */
  seesObject: Check<number>;
  /** Whether the caller works on its text, as an author or approver. */
  worksOnText: Check<number>;
  seesVersion: Check<Pick<ContentVersionMeta, 'objectId' | 'status'>>;
  /** The caller's own approvals, and those of a version that they may read. */
  seesApproval: Check<ApprovalRow>;
  /** Approvers' comments are for those who work on the text, not for its readers. */
  seesApprovalComment: Check<ApprovalRow>;
  /** Readers see their own questions; people who may edit see everybody's. */
  seesComment: Check<CommentRow>;
}

/** Creates the decisions for one kind; batched through its loaders. */
export function contentVisibility({ access, version }: VisibilitySource): ContentVisibility {
  const isOwn = (context: Context, userId: number) => userId === subjectOf(context.signedIn).userId;

  async function permits(context: Context, objectId: number, permission: Permission): Promise<boolean> {
    const found = await access(context.loaders, objectId);
    return found !== null && permission(subjectOf(context.signedIn), found);
  }

  const worksOnText = (context: Context, id: number) => permits(context, id, canViewDraft);

  const seesVersion: ContentVisibility['seesVersion'] = (context, row) =>
    permits(context, row.objectId, (caller, found) => canReadVersion(caller, found, row));

  async function ownOr(
    context: Context,
    { approverId, versionId }: ApprovalRow,
    sees: (found: ContentVersionMeta) => Promise<boolean>,
  ): Promise<boolean> {
    if (isOwn(context, approverId)) return true;
    const found = await version(context.loaders, versionId);
    return found !== null && sees(found);
  }

  return {
    permits,
    seesObject: (context, id) => permits(context, id, canView),
    worksOnText,
    seesVersion,
    seesApproval: (context, row) => ownOr(context, row, (found) => seesVersion(context, found)),
    seesApprovalComment: (context, row) =>
      ownOr(context, row, ({ objectId }) => worksOnText(context, objectId)),
    seesComment: async (context, { userId, objectId }) =>
      isOwn(context, userId) || permits(context, objectId, canEdit),
  };
}
