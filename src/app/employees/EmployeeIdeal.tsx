import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { Changes } from '@src/features/history/components/Changes';
import { PersonPicture } from '@src/features/organization/pages/IdealPicturePage';
import { useParams } from 'react-router-dom';

/** What good work of this person looks like, and how far it is. */
export function EmployeeIdeal() {
  const { id } = useParams();
  return <PersonPicture key={id} userId={Number(id)} PersonField={PersonField} Changes={Changes} />;
}
