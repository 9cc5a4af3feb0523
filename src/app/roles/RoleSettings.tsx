import { RoleSettingsPage } from '@src/features/roles/pages/RoleSettingsPage';
import { MenuPreview } from './MenuPreview';

/** A role that is to be made. */
export function NewRole() {
  return <RoleSettingsPage isNew Preview={MenuPreview} />;
}

/** The roles with the real menu beside them. */
export function RoleSettings() {
  return <RoleSettingsPage Preview={MenuPreview} />;
}
