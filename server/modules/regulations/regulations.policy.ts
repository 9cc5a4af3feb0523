import type { Caller } from '@server/graphql/context';
import type { RegulationAbilities } from '@server/graphql/generated/types';
import {
  type AccessContext,
  authorAbilities,
  canFulfil,
  canRehearse,
} from '@server/modules/content/access/access.policy';

/** The abilities by which the browser shows buttons. Services call the same functions again. */
export const abilitiesOf = (caller: Caller, access: AccessContext): RegulationAbilities => ({
  ...authorAbilities(caller, access),
  canSign: canFulfil(caller, access),
  canRehearse: canRehearse(caller, access),
});
