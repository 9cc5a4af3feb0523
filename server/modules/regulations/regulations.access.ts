import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from './regulations.deps';
import { canEdit, canReport, canView, canViewDraft, type RegulationStanding } from './regulations.policy';
import { findRegulation, lockRegulation } from './regulations.repository';
import type { RegulationRow, RegulationVersionMeta } from './regulations.tables';
import { standings } from './standing.read-model';

type Permission = (caller: ReturnType<typeof callerOf>, standing: RegulationStanding) => boolean;

/** How the caller stands to the regulation; null when it is absent or foreign. */
export async function standingOf(scope: Scope, id: number): Promise<RegulationStanding | null> {
  const [standing] = await standings(scope.tx, callerOf(scope), [id]);
  return standing ?? null;
}

async function require(scope: Scope, id: number, permission: Permission): Promise<RegulationStanding> {
  const standing = await standingOf(scope, id);
  // Absent and forbidden answer alike.
  if (!standing || !permission(callerOf(scope), standing)) throw new AppError('notFound');
  return standing;
}

/** @throws {AppError} notFound unless the caller may read it */
export function requireView(scope: Scope, id: number): Promise<RegulationStanding> {
  return require(scope, id, canView);
}

/** @throws {AppError} notFound unless the caller may see its report */
export function requireReport(scope: Scope, id: number): Promise<RegulationStanding> {
  return require(scope, id, canReport);
}

/**
 * The regulation, locked for a change. @throws {AppError} notFound unless the caller may edit it; regulation.archived
 * when it is in the archive and the change is not about that
 */
export async function editable(scope: Scope, id: number, isArchiveAllowed = false): Promise<RegulationRow> {
  await require(scope, id, canEdit);
  const row = await lockRegulation(scope.tx, scope.organizationId, id);
  if (!row) throw new AppError('notFound');
  if (row.isArchive && !isArchiveAllowed) throw new AppError('regulation.archived');
  return row;
}

/** @throws {AppError} notFound unless the caller may read the regulation */
export async function viewable(scope: Scope, id: number): Promise<RegulationRow> {
  await requireView(scope, id);
  const row = await findRegulation(scope.tx, scope.organizationId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

/** Whether the caller may read this version: a published one with the regulation, a draft by those who work on it. */
export function mayReadVersion(
  caller: ReturnType<typeof callerOf>,
  standing: RegulationStanding,
  version: Pick<RegulationVersionMeta, 'status'>,
): boolean {
  return version.status === 'published' ? canView(caller, standing) : canViewDraft(caller, standing);
}
