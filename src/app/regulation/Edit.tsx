import { useParams } from 'react-router-dom';
import { PeoplePicker } from '@src/features/assignments/pickers/PeoplePicker';
import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { EditPage } from '@src/features/regulations/pages/EditPage';
import { NewPage } from '@src/features/regulations/pages/NewPage';

/** The editor of a regulation, or how to begin a new one. */
export function Edit() {
  const { id } = useParams();
  return id === 'new' ? <NewPage /> : <EditPage PersonField={PersonField} PeoplePicker={PeoplePicker} />;
}
