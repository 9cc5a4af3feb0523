import { MyListPage } from '@src/features/educations/pages/MyListPage';
import { shelf } from '../content/shelf';

/** The user's assigned educations and those that they may take from the shelf. */
export function MyList() {
  return <MyListPage Take={shelf.Take} />;
}
