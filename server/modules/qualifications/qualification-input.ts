import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type { QualificationInput } from '@server/graphql/generated/types';
import { checkRange } from '@server/modules/checks';
import {
  checkedChange,
  type Checks,
  describedChecks,
  required,
} from '@server/modules/content/objects/object-input';
import { qualificationContent } from './qualification.content';
import type { QualificationChange } from './qualifications.tables';

const { category: _, ...described } = describedChecks(qualificationContent);

const CHECKS: Checks<QualificationInput, QualificationChange> = {
  ...described,
  level: (_scope, { level }) => ({
    level: required(
      checkRange(required(level, 'level'), {
        ...{ field: 'level', min: limits.qualificationLevelMin, max: limits.qualificationLevelMax },
      }),
      'level',
    ),
  }),
};

/**
 * Returns the validated changes of the input.
 * @throws {AppError} validation.required, validation.tooLong, validation.range, validation.unknown, qualification.codeBusy
 */
export const checkInput = (scope: Scope, input: QualificationInput): Promise<QualificationChange> =>
  checkedChange(CHECKS, scope, input);
