import { and, eq, inArray } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationInput } from '@server/graphql/generated/resolvers';
import { checkLine, checkRange } from '@server/modules/checks';
import { userTable } from '@server/modules/employees/employees.tables';
import type { RegulationChange } from './regulations.repository';
import { readCodes } from '@server/modules/content/objects/objects.repository';
import { regulationContent } from './regulation.content';

const MAX_APPROVERS = 20;
const DAY_SECONDS = 86_400;

type Field = Exclude<keyof RegulationChange, undefined>;

function required<Value>(value: Value | null | undefined, field: Field): Value {
  if (value === null || value === undefined) throw new AppError('validation.required', { field });
  return value;
}

/** The people, in the given order, who work in the organization. @throws {AppError} validation.unknown */
async function checkPeople(scope: Scope, ids: readonly number[], field: Field): Promise<number[]> {
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

/** A code that no other regulation has. @throws {AppError} regulation.codeBusy */
async function checkCode(scope: Scope, code: string, exceptId: number | null): Promise<string> {
  const checked = checkLine(code, { field: 'code', max: limits.regulationCode, isRequired: true });
  const { isBusy } = await readCodes(scope.tx, regulationContent, scope.organizationId, checked, exceptId);
  if (isBusy) throw new AppError('regulation.codeBusy', { field: 'code' });
  return checked;
}

type Check = (scope: Scope, input: RegulationInput) => RegulationChange | Promise<RegulationChange>;

/** One check per field that the input may carry; a field that it does not carry is left as it is. */
const CHECKS: { [Name in keyof RegulationInput]?: Check } = {
  name: (_, { name }) => ({
    name: checkLine(required(name, 'name'), { field: 'name', max: limits.regulationName, isRequired: true }),
  }),
  code: async (scope, { id, code }) => ({ code: await checkCode(scope, required(code, 'code'), id ?? null) }),
  folder: (_, { folder }) => ({
    folder: checkLine(folder ?? '', { field: 'folder', max: limits.regulationFolder }),
  }),
  type: (_, { type }) => ({ type: required(type, 'type') }),
  ownerId: async (scope, { ownerId }) => ({
    ownerId: (await checkPeople(scope, [required(ownerId, 'ownerId')], 'ownerId'))[0],
  }),
  signMethod: (_, { signMethod }) => ({ signMethod: required(signMethod, 'signMethod') }),
  minReadingSec: (_, { minReadingSec }) => ({
    minReadingSec: checkRange(minReadingSec ?? null, { field: 'minReadingSec', min: 0, max: DAY_SECONDS }),
  }),
  requireFullScroll: (_, { requireFullScroll }) => ({
    requireFullScroll: required(requireFullScroll, 'requireFullScroll'),
  }),
  reviewEveryMonths: (_, { reviewEveryMonths }) => ({
    reviewEveryMonths: checkRange(reviewEveryMonths ?? null, {
      field: 'reviewEveryMonths',
      min: 1,
      max: 120,
    }),
  }),
  approverIds: async (scope, { approverIds }) => {
    const ids = approverIds ?? [];
    checkRange(ids.length, { field: 'approvers', min: 0, max: MAX_APPROVERS });
    return { approvers: await checkPeople(scope, ids, 'approvers') };
  },
  isArchive: (_, { isArchive }) => ({ isArchive: required(isArchive, 'isArchive') }),
};

/**
 * What the input changes, checked.
 * @throws {AppError} validation.required, validation.tooLong, validation.range, validation.unknown, regulation.codeBusy
 */
export async function checkInput(scope: Scope, input: RegulationInput): Promise<RegulationChange> {
  const change: RegulationChange = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    if (Object.hasOwn(input, name)) Object.assign(change, await check(scope, input));
  }
  return change;
}
