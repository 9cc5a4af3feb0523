import { AccessPage } from '@src/features/regulations/pages/AccessPage';
import { RegulationLookup } from './RegulationLookup';
import { RegulationGrants, RegulationPeople, RegulationRules } from './slots';

/** Rules, grants and approvers of a regulation. */
export function Access() {
  return (
    <AccessPage
      Rules={RegulationRules}
      Grants={RegulationGrants}
      People={RegulationPeople}
      Lookup={RegulationLookup}
    />
  );
}
