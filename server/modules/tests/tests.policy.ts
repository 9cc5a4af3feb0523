import type { Caller } from '@server/graphql/context';
import type { TestAbilities } from '@server/graphql/generated/resolvers';
import {
  type AccessContext,
  authorAbilities,
  canFulfil,
  seesWholeReport,
} from '@server/modules/content/access/access.policy';
import type { PersonStanding } from './standings.read-model';

/** What the browser shows buttons by. Services ask the same functions again. */
export const abilitiesOf = (
  caller: Caller,
  access: AccessContext,
  standing: Pick<PersonStanding, 'problem'> | null,
): TestAbilities => ({
  ...authorAbilities(caller, access),
  canReview: seesWholeReport(caller, access),
  canTake: canFulfil(caller, access) && standing?.problem === null,
});
