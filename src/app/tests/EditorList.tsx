import { EditorListPage } from '@src/features/tests/pages/EditorListPage';
import { Assign, ObjectPeople, Remind } from '../content/list-slots';

/** The editors' list, with the people behind each number and the bulk actions. */
export function EditorList() {
  return <EditorListPage People={ObjectPeople} Assign={Assign} Remind={Remind} />;
}
