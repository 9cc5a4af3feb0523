import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { IdealPicturePage } from '@src/features/organization/pages/IdealPicturePage';

/** The ideal picture of work, with the picker of people. */
export function IdealPicture() {
  return <IdealPicturePage PersonField={PersonField} />;
}
