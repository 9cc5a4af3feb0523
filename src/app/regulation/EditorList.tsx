import { EditorListPage } from '@src/features/regulations/pages/EditorListPage';
import { RegulationPeople } from './slots';

/** The editors' list, with the people behind each number. */
export function EditorList() {
  return <EditorListPage People={RegulationPeople} />;
}
