import { AssignMany } from '@src/features/assignments/bulk/AssignMany';
import { RemindMany } from '@src/features/assignments/bulk/RemindMany';
import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { EditorListPage } from '@src/features/regulations/pages/EditorListPage';
import type { Named } from '@src/store/useMany';
import { RegulationPeople } from './slots';

interface Chosen {
  objects: readonly Named[];
}

const Assign = ({ objects }: Chosen) => <AssignMany objectType="regulation" objects={objects} />;
const Remind = ({ objects }: Chosen) => <RemindMany objectType="regulation" objects={objects} />;

/** The editors' list, with the people behind each number and what can be done with many at once. */
export function EditorList() {
  return (
    <EditorListPage People={RegulationPeople} PersonField={PersonField} Assign={Assign} Remind={Remind} />
  );
}
