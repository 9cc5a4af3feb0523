import type { Caller } from '@server/graphql/context';
import type { TestAbilities } from '@server/graphql/generated/resolvers';
import {
  type AccessContext,
  authorAbilities,
  canFulfil,
  seesWholeReport,
} from '@server/modules/content/access/access.policy';

/** Abilities by rights; whether an attempt may begin now is read only where it is asked for. */
export interface AbilitiesView extends Omit<TestAbilities, 'canTake'> {
  testId: number;
  canFulfil: boolean;
}

/** What the browser shows buttons by. Services ask the same functions again. */
export const abilitiesOf = (caller: Caller, access: AccessContext, testId: number): AbilitiesView => ({
  testId,
  ...authorAbilities(caller, access),
  canReview: seesWholeReport(caller, access),
  canFulfil: canFulfil(caller, access),
});
