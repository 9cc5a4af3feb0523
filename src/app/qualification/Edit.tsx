import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { EditPage } from '@src/features/qualifications/pages/EditPage';

/** The editor of a qualification. */
export function Edit() {
  return <EditPage PersonField={PersonField} />;
}
