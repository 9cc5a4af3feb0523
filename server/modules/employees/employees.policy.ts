import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { ProfileField } from '@server/graphql/generated/types';
import { hasRight, holdsSomewhere, scopeOf, subdivisionsWith } from '@server/graphql/access/rights';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { isWithinScope } from '@server/modules/sql';
import { personFieldsWith } from '@domain/person-field-lists';
import { sql } from 'drizzle-orm';
import type { UserRow } from './employees.tables';

type Seer = Pick<Context, 'signedIn' | 'loaders'>;

/** Whether the caller sees everybody's contacts and dates. */
export function seesContacts(caller: Caller): boolean {
  return hasRight(caller, 'employees', 'read');
}

/**
 * Returns where a list shows dismissed people: only the filter by their status finds them, for those who may see who worked here.
 * Null: everywhere; `none`: nowhere.
 */
export function dismissedScope(
  caller: Caller,
  { statuses }: { statuses?: readonly string[] | null },
): number[] | null | 'none' {
  const isAsked = statuses?.includes('dismissed') === true && holdsSomewhere(caller, 'employees', 'read');
  return isAsked ? scopeOf(caller, 'employees', 'read') : 'none';
}

/**
 * Whether the caller may edit the people of a subdivision: by a right in the whole organization, or by a role with that scope.
 */
export async function mayWriteIn(
  { tx, organizationId, caller }: Scope,
  subdivisionId: number | null,
): Promise<boolean> {
  const writeScope = caller === null ? null : scopeOf(caller, 'employees', 'write');
  if (writeScope === null) return true;
  if (subdivisionId === null || writeScope.length === 0) return false;
  const { rows } = await tx.execute(
    sql`select 1 where ${isWithinScope(organizationId, sql`${subdivisionId}::int`, writeScope)}`,
  );
  return rows.length > 0;
}

/** Checks that the caller may also edit people in the target subdivision. @throws {AppError} employee.outsideScope */
export async function requirePlace(scope: Scope, subdivisionId: number | null): Promise<void> {
  if (!(await mayWriteIn(scope, subdivisionId))) {
    throw new AppError('employee.outsideScope', { field: 'subdivisionId' });
  }
}

/** Whether the caller sees this person's contacts, dates and progress: their own, those of their people, or by right. */
export function mayKnow(
  { signedIn, loaders }: Seer,
  person: Pick<UserRow, 'id' | 'subdivisionId'>,
): boolean | Promise<boolean> {
  if (person.id === signedIn.userId || seesContacts(signedIn)) return true;
  return person.subdivisionId !== null && loaders.isMySubdivision.load(person.subdivisionId);
}

/**
 * Whether the caller may read why and when the person may leave: those who can edit the card, except the person and people with
 * lower rights.
 */
export function mayKnowLeaving(seer: Seer, person: UserRow): boolean | Promise<boolean> {
  if (person.id === seer.signedIn.userId || isAbove(seer.signedIn, person)) return false;
  return writesCard(seer, person);
}

/**
 * Whether the caller may read a person's documents: their own, or those of a person whose card they can edit and who has no
 * higher rights.
 */
export function mayReadDocuments(seer: Seer, person: UserRow): boolean | Promise<boolean> {
  if (person.id === seer.signedIn.userId) return true;
  return !isAbove(seer.signedIn, person) && writesCard(seer, person);
}

function writesCard({ signedIn, loaders }: Seer, { subdivisionId }: UserRow): boolean | Promise<boolean> {
  if (hasRight(signedIn, 'employees', 'write')) return true;
  return subdivisionId !== null && loaders.isHrSubdivision.load(subdivisionId);
}

/**
 * Whether the caller sees what the person has signed and has to do: by the right to statistics, or together with their contacts.
 */
export function seesFigures(seer: Seer, person: UserRow): boolean | Promise<boolean> {
  const { signedIn, loaders } = seer;
  if (hasRight(signedIn, 'statistics', 'read')) return true;
  const { subdivisionId } = person;
  const isAnywhere = subdivisionsWith(signedIn, 'statistics', 'read').length > 0;
  if (!isAnywhere || subdivisionId === null) return mayKnow(seer, person);
  return loaders.isStatisticSubdivision.load(subdivisionId).then((is) => is || mayKnow(seer, person));
}

/** Whether the person has higher administrative rights than the caller. */
export function isAbove(caller: Caller, person: UserRow): boolean {
  return !caller.isSuperAdmin && (person.isSuperAdmin || (person.isAdmin && !caller.isAdmin));
}

/**
 * Rejects changes of an administrator's record, except by administrators and themselves: changing the address would allow a
 * password reset. @throws {AppError} access.denied
 */
export function rejectAboveCaller({ caller }: Scope, person: UserRow): void {
  if (caller === null || caller.userId === person.id) return;
  if (isAbove(caller, person)) throw new AppError('access.denied');
}

/** Fields whose self-editing an organization can disable; otherwise people edit them on their own. */
export const KEPT_FIELDS: readonly ProfileField[] = personFieldsWith({ ownEdit: 'allowed' });

/** Fields that people can always edit: what they say about themselves. */
const ALWAYS_OWN: readonly string[] = personFieldsWith({ ownEdit: 'always' });

/** Whether the caller may edit the field of their own card. The others need employees.write. */
export function isOwnField(
  field: string,
  { selfEditFields }: Pick<OrganizationRow, 'selfEditFields'>,
): boolean {
  return ALWAYS_OWN.includes(field) || selfEditFields.some((own) => own === field);
}

/** Whether people can ever edit the field of their own card, if the organization allows it. */
export function canBeOwn(field: string): boolean {
  return ALWAYS_OWN.includes(field) || KEPT_FIELDS.some((kept) => kept === field);
}
