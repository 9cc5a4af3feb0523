import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { SubdivisionPanel } from '@src/features/structure/pages/SubdivisionPanel';

/** A subdivision next to the tree, with the person field. */
export function Subdivision() {
  return <SubdivisionPanel PersonField={PersonField} />;
}
