import type { Context } from '@server/graphql/context';
import { subjectOf } from '@server/graphql/subject';
import { mayEditAll } from '@server/modules/content/content.policy';
import { mayReadVersion } from './regulations.access';
import {
  canEdit,
  canView,
  canViewDraft,
  type RegulationStanding,
  seesWholeReport,
} from './regulations.policy';
import type {
  ApprovalRow,
  RegulationCommentRow,
  RegulationSignatureRow,
  RegulationVersionMeta,
} from './regulations.tables';

// The policy's decisions for objects wherever the contract reaches them: asked of many at once, through loaders.

type Permission = (caller: Context['signedIn'], standing: RegulationStanding) => boolean;

async function permits(context: Context, regulationId: number, permission: Permission): Promise<boolean> {
  const standing = await context.loaders.regulationStanding.load(regulationId);
  return standing !== null && permission(subjectOf(context.signedIn), standing);
}

/** Whether the caller may read the regulation. */
export function seesRegulation(context: Context, id: number): Promise<boolean> {
  return permits(context, id, canView);
}

/** Whether the caller works on its text, as author or approver. */
export function worksOnText(context: Context, regulationId: number): Promise<boolean> {
  return permits(context, regulationId, canViewDraft);
}

/** Whether the caller may read the version. */
export function seesVersion(
  context: Context,
  version: Pick<RegulationVersionMeta, 'regulationId' | 'status'>,
): Promise<boolean> {
  return permits(context, version.regulationId, (caller, standing) =>
    mayReadVersion(caller, standing, version),
  );
}

/** One's own, and those of a version that one may read. */
export async function seesApproval(
  context: Context,
  { approverId, versionId }: ApprovalRow,
): Promise<boolean> {
  if (approverId === subjectOf(context.signedIn).userId) return true;
  const version = await context.loaders.regulationVersion.load(versionId);
  return version !== null && seesVersion(context, version);
}

/** What approvers write is for those who work on the text, not for its readers. */
export async function seesApprovalComment(
  context: Context,
  { approverId, versionId }: ApprovalRow,
): Promise<boolean> {
  if (approverId === subjectOf(context.signedIn).userId) return true;
  const version = await context.loaders.regulationVersion.load(versionId);
  return version !== null && worksOnText(context, version.regulationId);
}

/** One's own, those of one's people, and all of them for who sees the whole report. */
export async function seesSignature(
  context: Context,
  { userId, regulationId }: RegulationSignatureRow,
): Promise<boolean> {
  const { signedIn, loaders } = context;
  const subject = subjectOf(signedIn);
  if (userId === subject.userId || mayEditAll(subject)) return true;
  if (await permits(context, regulationId, seesWholeReport)) return true;
  const { subdivisionId = null } = (await loaders.user.load(userId)) ?? {};
  return subdivisionId !== null && loaders.isLedSubdivision.load(subdivisionId);
}

/** Readers see their own questions; whoever may edit sees everybody's. */
export async function seesComment(
  context: Context,
  { userId, regulationId }: RegulationCommentRow,
): Promise<boolean> {
  return userId === subjectOf(context.signedIn).userId || permits(context, regulationId, canEdit);
}
