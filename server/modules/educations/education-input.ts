import { educationSchema } from '@domain/educations/education';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { EducationInput } from '@server/graphql/generated/types';
import {
  checkedChange,
  type Checks,
  describedChecks,
  schemaChecks,
} from '@server/modules/content/objects/object-input';
import { educationContent } from './education.content';
import type { EducationChange } from './educations.tables';

const CHECKS: Checks<EducationInput, EducationChange> = {
  ...describedChecks(educationContent),
  ...schemaChecks(educationSchema.pick(['minutes', 'minReadingSec'])),
};

/**
 * Returns the validated changes of the input. The type of an education is set only at creation.
 * @throws {AppError} validation.required, validation.tooLong, validation.range, validation.unknown, education.codeBusy
 */
export const checkInput = (scope: Scope, input: EducationInput): Promise<EducationChange> =>
  checkedChange(CHECKS, scope, input);

/** Returns the type of a new education. @throws {AppError} validation.required */
export function typeOfNew({ typeContent }: EducationInput): EducationChange {
  if (!typeContent) throw new AppError('validation.required', { field: 'typeContent' });
  return { typeContent };
}
