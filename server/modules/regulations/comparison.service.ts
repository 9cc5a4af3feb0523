import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseChangeKind } from '@server/graphql/generated/resolvers';
import { compareClauses, type ClauseDifference } from './clauses';
import { mayReadVersion, standingOf } from './regulations.access';
import { callerOf } from './regulations.deps';
import type { RegulationVersionRow } from './regulations.tables';
import { findVersion } from './versions.repository';

export interface Comparison {
  from: RegulationVersionRow;
  to: RegulationVersionRow;
  changes: ClauseDifference[];
  addedCount: number;
  removedCount: number;
  changedCount: number;
  signedFrom: number;
  signedTo: number;
}

/** A version, if the caller may read it; absent, foreign and forbidden ones are null alike. */
export async function findReadableVersion(scope: Scope, id: number): Promise<RegulationVersionRow | null> {
  const version = await findVersion(scope.tx, scope.organizationId, id);
  const standing = version && (await standingOf(scope, version.regulationId));
  return standing && mayReadVersion(callerOf(scope), standing, version) ? version : null;
}

/** @throws {AppError} notFound unless the caller may read the version */
export async function readableVersion(scope: Scope, id: number): Promise<RegulationVersionRow> {
  const version = await findReadableVersion(scope, id);
  if (!version) throw new AppError('notFound');
  return version;
}

/** How many people signed each of the versions: whoever signed a later one too did sign it. */
async function signersOf(
  { tx, organizationId }: Scope,
  { regulationId }: RegulationVersionRow,
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ version_id: number; count: number }>(sql`
    select version_id, count(distinct user_id)::int as count from regulation_signature
    where organization_id = ${organizationId} and regulation_id = ${regulationId} and action = 'signed'
    group by version_id`);
  return new Map(rows.map((row) => [row.version_id, row.count]));
}

/** What differs between two versions of one regulation. @throws {AppError} notFound, also for versions of two regulations */
export async function compareVersions(scope: Scope, fromId: number, toId: number): Promise<Comparison> {
  const from = await readableVersion(scope, fromId);
  const to = await readableVersion(scope, toId);
  if (from.regulationId !== to.regulationId) throw new AppError('notFound');
  const changes = compareClauses(from.clauses, to.clauses);
  const count = (kind: ClauseChangeKind) => changes.filter((change) => change.kind === kind).length;
  const signed = await signersOf(scope, to);
  return {
    from,
    to,
    changes,
    addedCount: count('added'),
    removedCount: count('removed'),
    changedCount: count('changed'),
    signedFrom: signed.get(from.id) ?? 0,
    signedTo: signed.get(to.id) ?? 0,
  };
}
