import { regulationSchema } from '@domain/regulations/regulation';
import type { Scope } from '@server/graphql/context';
import type { RegulationInput } from '@server/graphql/generated/types';
import { checkRange } from '@server/modules/checks';
import type { RegulationChange } from './regulations.repository';
import {
  checkCode,
  checkOwner,
  checkPeople,
  required,
  schemaChecks,
} from '@server/modules/content/objects/object-input';
import { regulationContent } from './regulation.content';

const MAX_APPROVERS = 20;

type Check = (scope: Scope, input: RegulationInput) => RegulationChange | Promise<RegulationChange>;

/** One check per input field; a field that is not in the input stays unchanged. */
const CHECKS: { [Name in keyof RegulationInput]?: Check } = {
  ...schemaChecks(regulationSchema.pick(['name', 'folder', 'minReadingSec', 'reviewEveryMonths'])),
  code: async (scope, { id, code }) => ({
    code: await checkCode(scope, regulationContent, required(code, 'code'), id ?? null),
  }),
  type: (_, { type }) => ({ type: required(type, 'type') }),
  ownerId: async (scope, { ownerId }) => ({ ownerId: await checkOwner(scope, ownerId) }),
  signMethod: (_, { signMethod }) => ({ signMethod: required(signMethod, 'signMethod') }),
  requireFullScroll: (_, { requireFullScroll }) => ({
    requireFullScroll: required(requireFullScroll, 'requireFullScroll'),
  }),
  approverIds: async (scope, { approverIds }) => {
    const ids = approverIds ?? [];
    checkRange(ids.length, { field: 'approvers', min: 0, max: MAX_APPROVERS });
    return { approvers: await checkPeople(scope, ids, 'approvers') };
  },
  isArchive: (_, { isArchive }) => ({ isArchive: required(isArchive, 'isArchive') }),
};

/**
 * Returns the validated changes of the input.
 * @throws {AppError} validation.required, validation.tooLong, validation.range, validation.unknown, regulation.codeBusy
 */
export async function checkInput(scope: Scope, input: RegulationInput): Promise<RegulationChange> {
  const change: RegulationChange = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    if (Object.hasOwn(input, name)) Object.assign(change, await check(scope, input));
  }
  return change;
}
