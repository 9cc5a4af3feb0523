import type { Scope } from '@server/graphql/context';
import type { TestInput } from '@server/graphql/generated/types';
import {
  checkedChange,
  type Checks,
  describedChecks,
  required,
} from '@server/modules/content/objects/object-input';
import { testContent } from './test.content';
import type { TestChange } from './tests.tables';

const CHECKS: Checks<TestInput, TestChange> = {
  ...describedChecks(testContent),
  isRepetition: (_, { isRepetition }) => ({ isRepetition: required(isRepetition, 'isRepetition') }),
};

/**
 * Returns the validated changes of the input.
 * @throws {AppError} validation.required, validation.tooLong, validation.unknown, test.codeBusy
 */
export const checkInput = (scope: Scope, input: TestInput): Promise<TestChange> =>
  checkedChange(CHECKS, scope, input);
