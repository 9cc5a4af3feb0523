import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseChangeKind } from '@server/graphql/generated/types';
import { compareClauses, type ClauseDifference } from '../blocks/blocks';
import { findVersion } from './versions.repository';
import type { ContentVersionRow } from '../content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { canReadVersion } from '../access/access.policy';
import { contentAccess } from '../access/content-access';
import type { ContentDefinition } from '../content-definition';

export interface Comparison {
  from: ContentVersionRow;
  to: ContentVersionRow;
  changes: ClauseDifference[];
  addedCount: number;
  removedCount: number;
  changedCount: number;
}

/** Returns a version if the caller may read it; null for a missing, foreign or forbidden one alike. */
export async function findReadableVersion(
  scope: Scope,
  content: ContentDefinition,
  id: number,
): Promise<ContentVersionRow | null> {
  const version = await findVersion(scope.tx, content.tables.version, scope.organizationId, id);
  const access = version && (await contentAccess(content).find(scope, version.objectId));
  return access && canReadVersion(callerOf(scope), access, version) ? version : null;
}

/** @throws {AppError} notFound unless the caller may read the version */
export async function readableVersion(
  scope: Scope,
  content: ContentDefinition,
  id: number,
): Promise<ContentVersionRow> {
  const version = await findReadableVersion(scope, content, id);
  if (!version) throw new AppError('notFound');
  return version;
}

/** Returns the differences between two versions of one object. @throws {AppError} notFound, also for versions of two objects */
export async function compareVersions(
  scope: Scope,
  content: ContentDefinition,
  fromId: number,
  toId: number,
): Promise<Comparison> {
  const from = await readableVersion(scope, content, fromId);
  const to = await readableVersion(scope, content, toId);
  if (from.objectId !== to.objectId) throw new AppError('notFound');
  const changes = compareClauses(from.clauses, to.clauses);
  const count = (kind: ClauseChangeKind) => changes.filter((change) => change.kind === kind).length;
  return {
    from,
    to,
    changes,
    addedCount: count('added'),
    removedCount: count('removed'),
    changedCount: count('changed'),
  };
}
