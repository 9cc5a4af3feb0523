import { PeoplePicker } from '@src/content/pickers/PeoplePicker';
import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { EditPage } from '@src/features/regulations/pages/EditPage';

/** The editor of a regulation. */
export function Edit() {
  return <EditPage PersonField={PersonField} PeoplePicker={PeoplePicker} />;
}
