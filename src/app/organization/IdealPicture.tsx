import { Changes } from '@src/features/history/components/Changes';
import { IdealPicturePage } from '@src/features/organization/pages/IdealPicturePage';

/** The ideal picture page with the person field and the change history components. */
export function IdealPicture() {
  return <IdealPicturePage Changes={Changes} />;
}
