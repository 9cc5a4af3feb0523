import type { Caller } from '@server/graphql/context';
import type { TestAbilities } from '@server/graphql/generated/types';
import {
  type AccessContext,
  authorAbilities,
  canFulfil,
  seesWholeReport,
} from '@server/modules/content/access/access.policy';

/** Abilities by rights; whether an attempt may begin now is read only when it is requested. */
export interface AbilitiesView extends Omit<TestAbilities, 'canTake'> {
  testId: number;
  canFulfil: boolean;
}

/** The abilities by which the browser shows buttons. Services call the same functions again. */
export const abilitiesOf = (caller: Caller, access: AccessContext, testId: number): AbilitiesView => ({
  testId,
  ...authorAbilities(caller, access),
  canReview: seesWholeReport(caller, access),
  canFulfil: canFulfil(caller, access),
});
