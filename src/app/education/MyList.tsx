import { MyListPage } from '@src/features/educations/pages/MyListPage';
import { shelf } from '../content/shelf';

/** What the person has to go through, with what they may take by themselves. */
export function MyList() {
  return <MyListPage Take={shelf.Take} />;
}
