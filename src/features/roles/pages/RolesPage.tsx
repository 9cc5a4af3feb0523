import { PageHeader } from '@src/components/layout/PageHeader';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

export const rolesPath = '/roles';

/** The section «Роли и права»: its header, and the tab in the address. */
export function RolesPage() {
  const { t } = useTranslation(['roles', 'notifications']);
  return (
    <>
      <PageHeader
        title={t('roles:title')}
        purpose={t('roles:purpose')}
        tabs={{
          basePath: rolesPath,
          items: [
            { path: '', label: t('roles:tab.positions') },
            { path: '/setting-roles', label: t('roles:tab.settings') },
            { path: '/setting-notifications', label: t('notifications:title') },
            { path: '/purpose-roles', label: t('roles:tab.purpose') },
          ],
        }}
      />
      <Outlet />
    </>
  );
}
