import { RoleSettingsPage } from '@src/features/roles/pages/RoleSettingsPage';
import { MenuPreview } from './MenuPreview';

/** The roles with the real menu beside them. */
export function RoleSettings() {
  return <RoleSettingsPage Preview={MenuPreview} />;
}
