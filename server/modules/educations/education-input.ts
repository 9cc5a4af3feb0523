import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { EducationInput } from '@server/graphql/generated/resolvers';
import { checkLine, checkRange, checkText } from '@server/modules/checks';
import { checkCode, checkOwner, required } from '@server/modules/content/objects/object-input';
import { educationContent } from './education.content';
import type { EducationChange } from './educations.repository';

type Check = (scope: Scope, input: EducationInput) => EducationChange | Promise<EducationChange>;

/** One check per field that the input may carry; a field that it does not carry is left as it is. */
const CHECKS: { [Name in keyof EducationInput]?: Check } = {
  name: (_, { name }) => ({
    name: checkLine(required(name, 'name'), { field: 'name', max: limits.regulationName, isRequired: true }),
  }),
  code: async (scope, { id, code }) => ({
    code: await checkCode(scope, educationContent, required(code, 'code'), id ?? null),
  }),
  description: (_, { description }) => ({
    description: checkText(description ?? '', { field: 'description', max: limits.educationDescription }),
  }),
  category: (_, { category }) => ({
    category: checkLine(category ?? '', { field: 'category', max: limits.educationCategory }),
  }),
  ownerId: async (scope, { ownerId }) => ({ ownerId: await checkOwner(scope, ownerId) }),
  minutes: (_, { minutes }) => ({
    minutes: checkRange(minutes ?? null, { field: 'minutes', min: 1, max: limits.educationMinutes }),
  }),
  minReadingSec: (_, { minReadingSec }) => ({
    minReadingSec: checkRange(minReadingSec ?? null, {
      field: 'minReadingSec',
      min: 0,
      max: limits.readingSecMax,
    }),
  }),
  isArchive: (_, { isArchive }) => ({ isArchive: required(isArchive, 'isArchive') }),
};

/**
 * What the input changes, checked. Of which type an education is is said once, when it is made.
 * @throws {AppError} validation.required, validation.tooLong, validation.range, validation.unknown, education.codeBusy
 */
export async function checkInput(scope: Scope, input: EducationInput): Promise<EducationChange> {
  const change: EducationChange = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    if (Object.hasOwn(input, name)) Object.assign(change, await check(scope, input));
  }
  return change;
}

/** The type of a new education; films are not made yet. @throws {AppError} validation.required, validation.unknown */
export function typeOfNew({ typeContent }: EducationInput): NonNullable<EducationInput['typeContent']> {
  if (!typeContent) throw new AppError('validation.required', { field: 'typeContent' });
  if (typeContent !== 'text') throw new AppError('validation.unknown', { field: 'typeContent' });
  return typeContent;
}
