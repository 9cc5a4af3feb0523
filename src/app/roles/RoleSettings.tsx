import { RoleSettingsPage } from '@src/features/roles/pages/RoleSettingsPage';
import { EditModeGate } from '@src/store/EditModeGate';
import { MenuPreview } from './MenuPreview';

/** The form for a new role. */
export function NewRole() {
  return (
    <EditModeGate>
      <RoleSettingsPage isNew Preview={MenuPreview} />
    </EditModeGate>
  );
}

/** The roles with a preview of the real menu. */
export function RoleSettings() {
  return <RoleSettingsPage Preview={MenuPreview} />;
}
