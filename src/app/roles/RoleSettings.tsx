import { RoleSettingsPage } from '@src/features/roles/pages/RoleSettingsPage';
import { EditModeGate } from '@src/store/EditModeGate';
import { MenuPreview } from './MenuPreview';

/** A role that is to be made. */
export function NewRole() {
  return (
    <EditModeGate>
      <RoleSettingsPage isNew Preview={MenuPreview} />
    </EditModeGate>
  );
}

/** The roles with the real menu beside them. */
export function RoleSettings() {
  return <RoleSettingsPage Preview={MenuPreview} />;
}
