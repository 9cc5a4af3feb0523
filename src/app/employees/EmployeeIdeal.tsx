import { Changes } from '@src/features/history/components/Changes';
import { PersonPicture } from '@src/features/organization/pages/IdealPicturePage';
import { useParams } from 'react-router-dom';

/** The ideal picture of this person's work and the progress toward it. */
export function EmployeeIdeal() {
  const { id } = useParams();
  return <PersonPicture key={id} userId={Number(id)} Changes={Changes} />;
}
