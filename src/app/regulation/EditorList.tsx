import { AssignMany } from '@src/features/assignments/bulk/AssignMany';
import { RemindMany } from '@src/features/assignments/bulk/RemindMany';
import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { EditorListPage } from '@src/features/regulations/pages/EditorListPage';
import type { Named } from '@src/store/useMany';
import { RegulationPeople } from './slots';

interface Chosen {
  regulations: readonly Named[];
}

const Assign = ({ regulations }: Chosen) => <AssignMany objectType="regulation" objects={regulations} />;
const Remind = ({ regulations }: Chosen) => <RemindMany objectType="regulation" objects={regulations} />;

/** The editors' list, with the people behind each number and what can be done with many at once. */
export function EditorList() {
  return (
    <EditorListPage People={RegulationPeople} PersonField={PersonField} Assign={Assign} Remind={Remind} />
  );
}
