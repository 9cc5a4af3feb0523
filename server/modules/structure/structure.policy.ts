import type { Context } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import type { PositionRow, SubdivisionRow } from './structure.tables';

type Seer = Pick<Context, 'signedIn' | 'loaders'>;

/** By structure.read, or by heading a subdivision above. A caller who sees everything causes no query. */
function hasAccessTo({ signedIn, loaders }: Seer, subdivisionId: number | null): boolean | Promise<boolean> {
  if (hasRight(signedIn, 'structure', 'read')) return true;
  return subdivisionId !== null && loaders.isStructureSubdivision.load(subdivisionId);
}

/**
 * Whether the caller may read what a position is for: product, figures, functions. Names and positions in the tree are visible to
 * everybody, because the directory and every filter show them.
 */
export function seesPosition(seer: Seer, { id, subdivisionId }: PositionRow): boolean | Promise<boolean> {
  return id === seer.signedIn.positionId || hasAccessTo(seer, subdivisionId);
}

/** The same for a subdivision's ideal picture; the caller's own is included. */
export function seesSubdivision(seer: Seer, { id }: SubdivisionRow): boolean | Promise<boolean> {
  return id === seer.signedIn.subdivisionId || hasAccessTo(seer, id);
}

/** Whether the caller may know which role a position gives: their own position, or with roles.read. */
export function seesRoleOf({ signedIn }: Pick<Seer, 'signedIn'>, { id }: Pick<PositionRow, 'id'>): boolean {
  return id === signedIn.positionId || hasRight(signedIn, 'roles', 'read');
}
