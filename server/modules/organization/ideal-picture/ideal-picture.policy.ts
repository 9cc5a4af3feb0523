import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { IdealLayer } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { IdealStatementRow } from './ideal-picture.tables';

/** The owner of statements; the company has only one picture. */
export interface IdealTarget {
  layer: IdealLayer;
  id: number | null;
}

export interface IdealRights {
  canRead: boolean;
  canWrite: boolean;
  canDecide: boolean;
}

const NOTHING: IdealRights = { canRead: false, canWrite: false, canDecide: false };
const rights = (canWrite: boolean): IdealRights => ({ canRead: true, canWrite, canDecide: false });

/** Returns the layer of a stored statement. */
export function targetOf({ subdivisionId, positionId, userId }: IdealStatementRow): IdealTarget {
  if (subdivisionId !== null) return { layer: 'subdivision', id: subdivisionId };
  if (positionId !== null) return { layer: 'position', id: positionId };
  if (userId !== null) return { layer: 'person', id: userId };
  return { layer: 'company', id: null };
}

async function ofPerson({ signedIn, loaders }: Context, person: UserRow | null): Promise<IdealRights> {
  if (!person) return NOTHING;
  const isOwn = person.id === signedIn.userId;
  const isLeader =
    !isOwn && person.subdivisionId !== null && (await loaders.isMySubdivision.load(person.subdivisionId));
  const canDecide = !isOwn && (isLeader || hasRight(signedIn, 'employees', 'write'));
  return {
    canRead: isOwn || canDecide || hasRight(signedIn, 'employees', 'read'),
    canWrite: isOwn || canDecide,
    canDecide,
  };
}

/** Returns the caller's rights on the statements of a layer. */
async function idealRights(context: Context, { layer, id }: IdealTarget): Promise<IdealRights> {
  const { signedIn, loaders } = context;
  if (layer === 'company') return rights(hasRight(signedIn, 'organizationAbout', 'write'));
  if (id === null) return NOTHING;
  if (layer === 'person') return ofPerson(context, await loaders.user.load(id));
  const mayStructure = hasRight(signedIn, 'structure', 'write');
  if (layer === 'position') return (await loaders.position.load(id)) ? rights(mayStructure) : NOTHING;
  if (!(await loaders.subdivision.load(id))) return NOTHING;
  return rights(mayStructure || (await loaders.isMySubdivision.load(id)));
}

/** Whether the caller may read a person's own picture. */
export async function seesPersonPicture(context: Context, person: UserRow): Promise<boolean> {
  return (await ofPerson(context, person)).canRead;
}

/** Whether the caller may read the picture that contains the statement. */
export async function seesStatement(context: Context, row: IdealStatementRow): Promise<boolean> {
  return (await idealRights(context, targetOf(row))).canRead;
}

/** @throws {AppError} notFound, access.denied */
export async function requireIdeal(
  context: Context,
  target: IdealTarget,
  need: 'canRead' | 'canWrite' | 'canDecide',
): Promise<IdealRights> {
  const found = await idealRights(context, target);
  if (!found.canRead) throw new AppError('notFound');
  if (!found[need]) throw new AppError('access.denied');
  return found;
}
