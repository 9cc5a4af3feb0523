import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { EditPage } from '@src/features/educations/pages/EditPage';

/** The editor of an education. */
export function Edit() {
  return <EditPage PersonField={PersonField} />;
}
