import type { Caller } from '@server/graphql/context';
import type { EducationAbilities } from '@server/graphql/generated/types';
import {
  type AccessContext,
  authorAbilities,
  canFulfil,
  canRate,
  canTake,
} from '@server/modules/content/access/access.policy';

/** Returns which buttons the browser shows. Services check the same conditions again. */
export const abilitiesOf = (caller: Caller, access: AccessContext): EducationAbilities => ({
  ...authorAbilities(caller, access),
  canStudy: canFulfil(caller, access),
  canTake: canTake(caller, access),
  canRate: canRate(caller, access),
});
