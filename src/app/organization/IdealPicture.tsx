import { PersonField } from '@src/features/assignments/pickers/PersonField';
import { Changes } from '@src/features/history/components/Changes';
import { IdealPicturePage } from '@src/features/organization/pages/IdealPicturePage';

/** The ideal picture of work, with the picker of people and the looks of the history. */
export function IdealPicture() {
  return <IdealPicturePage PersonField={PersonField} Changes={Changes} />;
}
