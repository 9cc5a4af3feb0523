import { and, eq, inArray } from 'drizzle-orm';
import type { ObjectSchema } from 'yup';
import { describedObjectSchema, objectSchema } from '@domain/content/object';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkInput, checkSent } from '@server/modules/check-input';
import { userTable } from '@server/modules/employees/employees.tables';
import { worksHereSql } from '@server/modules/sql';
import { type ContentDefinition, contentError } from '../content-definition';
import { type ObjectChange, readCodes } from './objects.repository';

const ownerSchema = objectSchema.pick(['ownerId']);
const codeSchema = objectSchema.pick(['code']);

/** @throws {AppError} validation.required when the field is sent without a value */
export function required<Value>(value: Value | null | undefined, field: string): Value {
  if (value === null || value === undefined) throw new AppError('validation.required', { field });
  return value;
}

/**
 * Returns the people in the given order after checking that they work in the organization. @throws {AppError} validation.unknown
 */
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
        // Otherwise a person who rehires them would give them access that the rehiring person may lack.
        worksHereSql(userTable),
      ),
    );
  if (found.length !== unique.length) throw new AppError('validation.unknown', { field });
  return unique;
}

/** Returns the owner of the object. @throws {AppError} validation.required, validation.unknown */
export async function checkOwner(scope: Scope, ownerId: number | null | undefined): Promise<number> {
  const { ownerId: id } = checkInput(ownerSchema, { ownerId });
  await checkPeople(scope, [id], 'ownerId');
  return id;
}

/** Checks that no other object of the kind has the code. @throws {AppError} `codeBusy` */
export async function checkCode(
  scope: Scope,
  content: ContentDefinition,
  code: string,
  exceptId: number | null,
): Promise<string> {
  const { code: checked } = checkInput(codeSchema, { code });
  const { isBusy } = await readCodes(scope.tx, content, scope.organizationId, checked, exceptId);
  if (isBusy) throw contentError(content, 'codeBusy', { field: 'code' });
  return checked;
}

/** Properties in the input of every kind. */
export interface PropertiesInput {
  id?: number | null;
  code?: string | null;
  name?: string | null;
  ownerId?: number | null;
  isArchive?: boolean | null;
  updatedAt?: Date | null;
}

/** Properties of kinds with descriptions and categories. */
export interface DescribedInput extends PropertiesInput {
  description?: string | null;
  category?: string | null;
}

export type Check<Input, Change> = (scope: Scope, input: Input) => Change | Promise<Change>;

/** One check per possible field of the input; a missing field stays unchanged. */
export type Checks<Input, Change> = { readonly [Name in keyof Input]?: Check<Input, Change> };

/** Returns the checks of fields that need nothing but the schema of the form. */
export function schemaChecks<Fields extends object>(
  schema: ObjectSchema<Fields>,
): { readonly [Name in keyof Fields]: (scope: Scope, input: object) => Partial<Pick<Fields, Name>> };
export function schemaChecks(schema: ObjectSchema<object>): object {
  const checkOf = (name: string) => (_: Scope, input: object) => {
    const sent = Object.entries(input).filter(([field]) => field === name);
    return checkSent(schema, Object.fromEntries(sent));
  };
  return Object.fromEntries(Object.keys(schema.fields).map((name) => [name, checkOf(name)]));
}

type DescribedChange = ObjectChange & { description?: string; category?: string };

/** Returns the checks of the properties of a kind with descriptions and categories. */
export function describedChecks(content: ContentDefinition): Checks<DescribedInput, DescribedChange> {
  return {
    ...schemaChecks(describedObjectSchema.pick(['name', 'description', 'category'])),
    code: async (scope, { id, code }) => ({
      code: await checkCode(scope, content, required(code, 'code'), id ?? null),
    }),
    ownerId: async (scope, { ownerId }) => ({ ownerId: await checkOwner(scope, ownerId) }),
    isArchive: (_, { isArchive }) => ({ isArchive: required(isArchive, 'isArchive') }),
  };
}

/**
 * Returns the validated changes of the input.
 * @throws {AppError} what the checks of its fields say
 */
export async function checkedChange<Input extends object, Change extends object>(
  checks: Checks<Input, Change>,
  scope: Scope,
  input: Input,
): Promise<Partial<Change>> {
  const change: Partial<Change> = {};
  for (const [name, check] of Object.entries<Check<Input, Change> | undefined>(checks)) {
    if (check && Object.hasOwn(input, name)) Object.assign(change, await check(scope, input));
  }
  return change;
}
