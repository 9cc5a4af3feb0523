import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { SubdivisionPanel } from '@src/features/structure/pages/SubdivisionPanel';

/** A subdivision beside its tree, with the picker of people. */
export function Subdivision() {
  return <SubdivisionPanel PersonField={PersonField} />;
}
