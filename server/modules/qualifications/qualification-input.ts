import { qualificationSchema } from '@domain/qualifications/qualification';
import type { Scope } from '@server/graphql/context';
import type { QualificationInput } from '@server/graphql/generated/types';
import {
  checkedChange,
  type Checks,
  describedChecks,
  schemaChecks,
} from '@server/modules/content/objects/object-input';
import { qualificationContent } from './qualification.content';
import type { QualificationChange } from './qualifications.tables';

const { category: _, ...described } = describedChecks(qualificationContent);

const CHECKS: Checks<QualificationInput, QualificationChange> = {
  ...described,
  ...schemaChecks(qualificationSchema.pick(['level'])),
};

/**
 * Returns the validated changes of the input.
 * @throws {AppError} validation.required, validation.tooLong, validation.range, validation.unknown, qualification.codeBusy
 */
export const checkInput = (scope: Scope, input: QualificationInput): Promise<QualificationChange> =>
  checkedChange(CHECKS, scope, input);
