import { and, eq, inArray } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkLine } from '@server/modules/checks';
import { userTable } from '@server/modules/employees/employees.tables';
import { type ContentDefinition, contentError } from '../content-definition';
import { readCodes } from './objects.repository';

/** @throws {AppError} validation.required when the field is sent without a value */
export function required<Value>(value: Value | null | undefined, field: string): Value {
  if (value === null || value === undefined) throw new AppError('validation.required', { field });
  return value;
}

/** The people, in the given order, who work in the organization. @throws {AppError} validation.unknown */
export async function checkPeople(scope: Scope, ids: readonly number[], field: string): Promise<number[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const found = await scope.tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, scope.organizationId),
        inArray(userTable.id, unique),
        eq(userTable.isArchive, false),
      ),
    );
  if (found.length !== unique.length) throw new AppError('validation.unknown', { field });
  return unique;
}

/** Who answers for the object. @throws {AppError} validation.required, validation.unknown */
export async function checkOwner(scope: Scope, ownerId: number | null | undefined): Promise<number> {
  const id = required(ownerId, 'ownerId');
  await checkPeople(scope, [id], 'ownerId');
  return id;
}

/** A code that no other object of the kind has. @throws {AppError} `codeBusy` */
export async function checkCode(
  scope: Scope,
  content: ContentDefinition,
  code: string,
  exceptId: number | null,
): Promise<string> {
  const checked = checkLine(code, { field: 'code', max: limits.regulationCode, isRequired: true });
  const { isBusy } = await readCodes(scope.tx, content, scope.organizationId, checked, exceptId);
  if (isBusy) throw contentError(content, 'codeBusy', { field: 'code' });
  return checked;
}
